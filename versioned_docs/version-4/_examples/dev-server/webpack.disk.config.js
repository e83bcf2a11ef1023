module.exports = {
  mode: "development",
  devServer: {
    writeToDisk: (file) => file.endsWith(".js"),
  },
};
