module.exports = class NewPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("NewPlugin", (compilation) => {
      compilation.hooks.processAssets.tap("NewPlugin", () => {});
    });
  }
};
