module.exports = {
  mode: "development",
  devtool: false,
  target: "node",
};
