module.exports = {
  mode: "production",
  output: { publicPath: process.env.PUBLIC_PATH || "/dist/" },
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
