const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new BannerPlugin({
      banner: 'globalThis.shopStart = Date.now(); // "first"',
      raw: true,
    }),
  ],
};
