const { DefinePlugin } = require("webpack");
const ListDefinitionsPlugin = require("./plugins/ListDefinitionsPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [
    new DefinePlugin({ VERSION: JSON.stringify("1.2.0"), DEBUG: false }),
    new ListDefinitionsPlugin(),
  ],
};
