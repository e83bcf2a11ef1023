const PageTagsPlugin = require("./plugins/PageTagsPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/page.html",
  experiments: { html: true },
  output: { clean: true },
  optimization: { minimize: false },
  plugins: [new PageTagsPlugin()],
};
