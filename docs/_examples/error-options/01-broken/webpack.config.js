const webpack = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new webpack.BannerPlugin({ banner: "© 2026 Harbor Maps", includes: "map" })],
};
