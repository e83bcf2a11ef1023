module.exports = {
  mode: "development",
  infrastructureLogging: { level: "warn" },
  devServer: { host: "127.0.0.1", port: 0 },
};
