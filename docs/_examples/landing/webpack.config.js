module.exports = {
  mode: "production",
  output: {
    assetModuleFilename: "[name][ext]",
  },
};
