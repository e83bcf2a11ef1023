module.exports = {
  mode: "production",
  output: {
    clean: true,
    assetModuleFilename: "media/[name].[contenthash:8][ext]",
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset",
        parser: { dataUrlCondition: { maxSize: 1024 } },
      },
    ],
  },
};
