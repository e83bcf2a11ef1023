const { version } = require("webpack");

const image = version.startsWith("4.")
  ? {
      loader: "url-loader",
      options: { limit: 200, name: "[name].[contenthash:8].[ext]" },
    }
  : {
      type: "asset",
      parser: { dataUrlCondition: { maxSize: 200 } },
      generator: { filename: "[name].[contenthash:8][ext]" },
    };

module.exports = {
  mode: "production",
  output: { publicPath: "dist/" },
  module: {
    rules: [{ test: /\.svg$/, ...image }],
  },
};
