module.exports = {
  mode: "production",
  output: { publicPath: "/dist/" },
  module: {
    rules: [
      {
        test: /\.svg$/,
        loader: "file-loader",
        options: { name: "[name].[ext]" },
      },
    ],
  },
};
