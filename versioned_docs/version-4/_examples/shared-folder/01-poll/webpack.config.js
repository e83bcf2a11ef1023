module.exports = {
  mode: "development",
  devServer: {
    watchOptions: {
      poll: 1000,
      ignored: /node_modules/,
    },
    contentBase: "public",
    host: "0.0.0.0",
    allowedHosts: ["lighthouse.test"],
    sockPort: "location",
  },
};
