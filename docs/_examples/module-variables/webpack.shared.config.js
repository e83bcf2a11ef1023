const { sharing } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: { shared: "./src/shared.js" },
  plugins: [
    new sharing.SharePlugin({
      shared: { "./src/cart.js": { shareKey: "cart", version: "1.0.0" } },
    }),
  ],
};
