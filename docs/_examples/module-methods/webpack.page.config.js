module.exports = {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: { page: "./src/page.html", shop: "./src/shop.js" },
  output: { assetModuleFilename: "[name][ext]" },
};
