const { HashedModuleIdsPlugin } = require("webpack");

module.exports = {
  mode: "production",
  // Keeps the modules separate, to show their ids.
  optimization: { concatenateModules: false },
  plugins: [new HashedModuleIdsPlugin({ hashDigest: "hex", hashDigestLength: 6 })],
};
