const backend = process.env.BACKEND ?? "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: [
      { context: "/api/v2", target: backend, pathRewrite: { "^/api/v2": "/next" } },
      { context: "/api", target: backend, pathRewrite: { "^/api": "" } },
    ],
  },
};
