module.exports = {
  mode: "production",
  output: { assetModuleFilename: "images/[name][ext]" },
};
