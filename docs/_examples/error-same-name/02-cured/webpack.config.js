module.exports = {
  mode: "production",
  output: { assetModuleFilename: "images/[name]-[hash:8][ext]" },
};
