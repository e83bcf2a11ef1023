module.exports = {
  mode: "development",
  optimization: { emitOnErrors: false },
};
