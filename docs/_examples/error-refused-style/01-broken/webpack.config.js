module.exports = {
  mode: "development",
  experiments: { css: true },
};
