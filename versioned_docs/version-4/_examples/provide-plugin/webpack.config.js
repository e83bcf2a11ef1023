const { resolve } = require("path");
const { ProvidePlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  plugins: [
    new ProvidePlugin({
      price: [resolve(__dirname, "src/price.js"), "default"],
    }),
  ],
};
