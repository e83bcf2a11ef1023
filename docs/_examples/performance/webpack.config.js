module.exports = {
  mode: "production",
  performance: {
    maxEntrypointSize: 500,
    hints: "error",
  },
};
