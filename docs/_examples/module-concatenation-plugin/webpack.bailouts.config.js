module.exports = {
  mode: "production",
  entry: "./src/bailouts.js",
  stats: { preset: "none", modules: true, optimizationBailout: true },
};
