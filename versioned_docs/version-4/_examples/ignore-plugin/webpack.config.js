const { IgnorePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new IgnorePlugin({ resourceRegExp: /^label-printer$/ })],
};
