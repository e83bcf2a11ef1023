module.exports = {
  mode: "production",
  output: {
    assetModuleFilename: "[name][ext]",
    clean: true,
    publicPath: process.env.PUBLIC_PATH ?? "auto",
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};
