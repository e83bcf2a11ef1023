module.exports = {
  mode: "development",
  devtool: false,
  entry: { shop: "./src/shop.js" },
};
