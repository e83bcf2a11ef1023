const { ManifestPlugin } = require("webpack");
const shop = require("./webpack.config.js");

module.exports = {
  ...shop,
  plugins: [
    new ManifestPlugin({
      filename: "files.json",
      prefix: "https://cdn.example[publicpath]",
      filter: ({ file }) => !file.endsWith(".svg"),
      generate: ({ assets }) =>
        Object.fromEntries(Object.entries(assets).map(([name, { file }]) => [name, file])),
    }),
  ],
};
