const webpack = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/scheme.js",
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
      resource.request = resource.request.replace(/^node:/, "");
    }),
  ],
};
