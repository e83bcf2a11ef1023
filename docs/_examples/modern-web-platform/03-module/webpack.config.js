module.exports = {
  mode: "production",
  output: { module: true, filename: "[name].js", chunkFilename: "[name].js", clean: true },
};
