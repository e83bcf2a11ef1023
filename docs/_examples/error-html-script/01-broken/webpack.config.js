module.exports = {
  mode: "development",
  devServer: {
    historyApiFallback: { disableDotRule: true },
  },
};
