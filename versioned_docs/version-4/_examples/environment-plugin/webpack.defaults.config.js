const { EnvironmentPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/defaults.js",
  plugins: [
    new EnvironmentPlugin({
      API_URL: "http://localhost:3000",
      PAGE_SIZE: 20,
      REVIEWS: false,
      MAP_KEY: null,
    }),
  ],
};
