module.exports = {
  mode: "development",
  output: { publicPath: "dist/" },
  module: {
    rules: [{ test: /\.css$/, use: ["style-loader", "css-loader"] }],
  },
};
