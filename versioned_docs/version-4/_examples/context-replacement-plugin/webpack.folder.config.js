const path = require("path");
const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ContextReplacementPlugin(/clock-words[\\/]locale$/, path.resolve(__dirname, "src/words"))],
};
