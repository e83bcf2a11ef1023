const backend = process.env.BACKEND ?? "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: [
      {
        context: "/api",
        target: backend,
        changeOrigin: true,
        cookieDomainRewrite: "",
      },
    ],
  },
};
