const CopyPlugin = require("copy-webpack-plugin");

module.exports = {
  mode: "production",
  output: { module: true, filename: "[name].js", chunkFilename: "[name].js", clean: true },
  externals: { minisearch: "module minisearch" },
  plugins: [
    new CopyPlugin({
      patterns: [
        { from: "node_modules/minisearch/dist/es/index.js", to: "vendor/minisearch-7.2.0.js" },
      ],
    }),
  ],
};
