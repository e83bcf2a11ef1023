const backend = process.env.BACKEND ?? "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: [{ context: ["/api", "/login"], target: backend }],
  },
};
