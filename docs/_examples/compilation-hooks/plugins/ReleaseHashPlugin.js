module.exports = class ReleaseHashPlugin {
  apply(compiler) {
    compiler.options.optimization.realContentHash = false;

    compiler.hooks.compilation.tap("ReleaseHashPlugin", ({ hooks }) => {
      hooks.contentHash.tap({ name: "ReleaseHashPlugin", stage: 1 }, ({ contentHash }) => {
        contentHash.javascript = `r14-${contentHash.javascript}`;
      });
    });
  }
};
