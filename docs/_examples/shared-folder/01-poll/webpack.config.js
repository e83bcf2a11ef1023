module.exports = {
  mode: "development",
  watchOptions: {
    poll: 1000,
    ignored: "**/node_modules",
  },
  devServer: {
    host: "0.0.0.0",
    allowedHosts: ["lighthouse.test"],
    client: { webSocketURL: "auto://0.0.0.0:0/ws" },
  },
};
