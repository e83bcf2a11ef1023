const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  output: { clean: true },
  plugins: [new HtmlWebpackPlugin({ title: "Primes" })],
};
