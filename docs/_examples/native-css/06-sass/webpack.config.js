module.exports = {
  mode: "production",
  entry: "./src/index.html",
  output: {
    clean: true,
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    htmlFilename: "[name].html",
  },
  module: {
    parser: {
      "css/auto": { dashedIdents: false },
    },
    rules: [{ test: /\.scss$/, use: "sass-loader", type: "css/auto" }],
  },
};
