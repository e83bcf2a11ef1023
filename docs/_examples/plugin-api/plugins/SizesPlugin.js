const PLUGIN = "SizesPlugin";

module.exports = class SizesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;

      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        const lines = Object.keys(assets).map(
          (name) => `${name} ${assets[name].size() > 1000 ? "large" : "small"}`,
        );
        compilation.emitAsset("sizes.txt", new sources.RawSource(lines.join("\n")));
      });
    });
  }
};
