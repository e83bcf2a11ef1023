const { BannerPlugin, Compilation } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new BannerPlugin({
      banner: "Herb shop 2.4.0, MIT license",
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  ],
};
