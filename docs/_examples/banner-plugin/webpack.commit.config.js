const { BannerPlugin, Compilation } = require("webpack");

module.exports = ({ commit = "unknown" }) => ({
  mode: "production",
  plugins: [
    new BannerPlugin({
      banner: `Herb shop, commit ${commit}`,
      test: /\.js$/,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  ],
});
