module.exports = {
  mode: "development",
  output: { publicPath: "dist/" },
  devtool: "source-map",
  module: {
    rules: [{ test: /\.css$/, use: ["style-loader", "css-loader"] }],
  },
};
