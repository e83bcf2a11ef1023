const backend = process.env.BACKEND || "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: { "/api": backend, "/login": backend },
  },
};
