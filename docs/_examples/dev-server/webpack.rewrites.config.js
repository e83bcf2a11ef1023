module.exports = {
  mode: "development",
  devServer: {
    historyApiFallback: {
      rewrites: [
        { from: /^\/crew/, to: "/crew.html" },
        { from: /^\/docs\/v[\d.]+$/, to: "/index.html" },
      ],
    },
  },
};
