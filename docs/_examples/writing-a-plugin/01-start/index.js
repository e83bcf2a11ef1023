const name = "PageWeightPlugin";

module.exports = class PageWeightPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = JSON.stringify(weights(compilation), null, 2);
        compilation.emitAsset("weights.json", new sources.RawSource(text));
      });
    });
  }
};

function weights(compilation) {
  const entries = [...compilation.entrypoints].map(([entry, entrypoint]) => {
    const files = entrypoint.getFiles();
    const sizes = files.map((file) => compilation.getAsset(file).source.size());
    return [entry, sizes.reduce((sum, size) => sum + size, 0)];
  });
  return Object.fromEntries(entries);
}
