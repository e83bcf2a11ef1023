const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: "source-map",
  plugins: [new BannerPlugin({ banner: "End of the herb shop", footer: true })],
};
