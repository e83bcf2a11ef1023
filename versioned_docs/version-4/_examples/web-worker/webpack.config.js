module.exports = {
  mode: "production",
  output: { publicPath: "dist/" },
  module: {
    rules: [
      {
        test: /\.worker\.js$/,
        loader: "worker-loader",
        options: { filename: "[name].[contenthash:8].js" },
      },
    ],
  },
};
