const { ProvidePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ProvidePlugin({ _: "lodash" })],
};
