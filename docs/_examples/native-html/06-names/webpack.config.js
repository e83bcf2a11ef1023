const { readFileSync } = require("fs");
const { resolve } = require("path");

const nav = resolve(__dirname, "src/parts/nav.html");

module.exports = {
  mode: "production",
  entry: {
    home: "./src/index.html",
    visit: "./src/visit.html",
  },
  output: {
    clean: true,
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    htmlFilename: "[name].html",
  },
  module: {
    parser: {
      html: {
        template(source, { addDependency }) {
          addDependency(nav);
          return source.replace("{{nav}}", () => readFileSync(nav, "utf8"));
        },
      },
    },
  },
};
