const { EnvironmentPlugin, DotenvPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/relatives.js",
  optimization: { minimize: false },
  plugins: [
    new EnvironmentPlugin({ CURRENCY: "EUR" }),
    new DotenvPlugin(),
  ],
};
