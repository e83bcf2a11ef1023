module.exports = {
  mode: "development",
  output: { publicPath: "/assets/" },
};
