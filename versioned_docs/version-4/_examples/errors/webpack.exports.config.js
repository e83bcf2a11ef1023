const path = require("path");

const kit = path.resolve(__dirname, "node_modules/exports-kit/lib");

module.exports = {
  mode: "production",
  entry: "./src/exports.js",
  resolve: {
    alias: { "exports-kit/units": `${kit}/units.js`, "exports-kit$": `${kit}/index.js` },
  },
};
