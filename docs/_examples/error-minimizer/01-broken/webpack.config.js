const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new BannerPlugin({ banner: "Buoys 1.0", raw: true })],
};
