const { resolve } = require("path");
const { ProvidePlugin } = require("webpack");

const file = resolve(__dirname, "src/price.js");

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/values.js",
  plugins: [
    new ProvidePlugin({
      prices: file,
      price: [file, "default"],
      perKilo: [file, "perKilo"],
      "shop.price": [file, "default"],
    }),
  ],
};
