module.exports = {
  mode: "production",
  output: {
    publicPath: "auto",
  },
};
