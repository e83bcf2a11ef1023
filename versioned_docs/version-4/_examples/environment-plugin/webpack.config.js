const { EnvironmentPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new EnvironmentPlugin(["API_URL"])],
};
