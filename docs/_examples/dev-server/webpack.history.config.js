module.exports = {
  mode: "development",
  devServer: {
    historyApiFallback: true,
  },
};
