module.exports = {
  mode: "production",
  output: { publicPath: "dist/" },
  module: {
    rules: [
      { test: /\.css$/, use: ["style-loader", "css-loader"] },
      { test: /\.svg$/, loader: "file-loader" },
    ],
  },
};
