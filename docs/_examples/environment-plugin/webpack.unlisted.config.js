const { EnvironmentPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/unlisted.js",
  plugins: [new EnvironmentPlugin({ API_URL: "/api", CITY: "Rome" })],
};
