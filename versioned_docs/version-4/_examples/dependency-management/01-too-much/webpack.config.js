module.exports = {
  mode: "production",
  output: { publicPath: "dist/" },
};
