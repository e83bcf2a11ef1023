module.exports = class TextsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("TextsPlugin", (compilation) => {
      const keys = new Set();
      compilation.hooks.finishModules.tap("TextsPlugin", (modules) => {
        for (const { buildInfo } of modules) {
          for (const key of buildInfo?.texts ?? []) keys.add(key);
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "TextsPlugin", stage }, () => {
        const text = JSON.stringify([...keys].sort());
        compilation.emitAsset("texts.json", new sources.RawSource(text));
      });
    });
  }
};
