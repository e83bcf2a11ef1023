const path = require("path");

module.exports = {
  mode: "production",
  output: { publicPath: "dist/" },
  module: {
    rules: [
      { test: /\.css$/, use: ["style-loader", "css-loader"] },
      { test: /\.(svg|woff2)$/, loader: "file-loader" },
      { test: /\.txt$/, loader: "raw-loader" },
      {
        test: /\.yaml$/,
        type: "json",
        loader: path.resolve(__dirname, "loaders/yaml.js"),
      },
    ],
  },
};
