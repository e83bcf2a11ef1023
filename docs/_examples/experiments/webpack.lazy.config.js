module.exports = (env) => ({
  mode: "development",
  experiments: {
    lazyCompilation: Boolean(env.WEBPACK_SERVE),
  },
});
