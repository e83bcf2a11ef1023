module.exports = {
  mode: "production",
  output: {
    chunkFilename: "[name].js",
  },
};
