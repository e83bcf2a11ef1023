module.exports = {
  mode: "development",
  watchOptions: {
    poll: 1000,
    ignored: /node_modules/,
  },
  devServer: {
    contentBase: "public",
    host: "0.0.0.0",
    allowedHosts: ["lighthouse.test"],
    sockPort: "location",
  },
};
