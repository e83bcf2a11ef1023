const { EnvironmentPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new EnvironmentPlugin({ SERVICE: "https://maps.example/" })],
};
