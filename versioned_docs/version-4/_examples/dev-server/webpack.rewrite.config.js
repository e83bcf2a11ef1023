const backend = process.env.BACKEND || "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: {
      "/api/v2": { target: backend, pathRewrite: { "^/api/v2": "/next" } },
      "/api": { target: backend, pathRewrite: { "^/api": "" }, changeOrigin: true },
    },
  },
};
