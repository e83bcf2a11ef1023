const { HashedModuleIdsPlugin } = require("webpack").ids;

module.exports = {
  mode: "production",
  optimization: { moduleIds: false, concatenateModules: false },
  plugins: [new HashedModuleIdsPlugin({ hashDigest: "hex", hashDigestLength: 6 })],
};
