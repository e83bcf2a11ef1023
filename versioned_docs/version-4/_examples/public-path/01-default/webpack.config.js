module.exports = {
  mode: "production",
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
