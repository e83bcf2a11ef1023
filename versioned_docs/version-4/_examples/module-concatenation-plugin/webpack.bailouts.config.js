module.exports = {
  mode: "production",
  entry: "./src/bailouts.js",
  stats: { all: false, modules: true, maxModules: Infinity, optimizationBailout: true },
};
