module.exports = {
  mode: "development",
  devServer: {
    devMiddleware: {
      writeToDisk: (file) => file.endsWith(".js"),
    },
  },
};
