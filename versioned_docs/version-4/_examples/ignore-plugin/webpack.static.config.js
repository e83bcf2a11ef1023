const { IgnorePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/static.js",
  plugins: [new IgnorePlugin({ resourceRegExp: /^label-printer$/ })],
};
