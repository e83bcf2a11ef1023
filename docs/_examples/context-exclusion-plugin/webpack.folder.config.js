const { ContextExclusionPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ContextExclusionPlugin(/^pages$/)],
};
