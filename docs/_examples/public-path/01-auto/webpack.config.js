module.exports = {
  mode: "production",
  output: {
    assetModuleFilename: "[name][ext]",
    clean: true,
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};
