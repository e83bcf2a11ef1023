module.exports = {
  mode: "production",
  output: {
    chunkFilename: "[name].[contenthash].js",
  },
};
