module.exports = {
  mode: "production",
  output: {
    assetModuleFilename: "[name][ext]",
    clean: true,
    publicPath: "",
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset/resource",
        generator: { publicPath: "/dist/" },
      },
    ],
  },
};
