const { RawSource } = require("webpack-sources");

module.exports = class TextsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("TextsPlugin", (compilation) => {
      const keys = new Set();
      compilation.hooks.finishModules.tap("TextsPlugin", (modules) => {
        for (const { buildInfo } of modules) {
          for (const key of (buildInfo && buildInfo.texts) || []) keys.add(key);
        }
      });
      compilation.hooks.additionalAssets.tap("TextsPlugin", () => {
        compilation.emitAsset("texts.json", new RawSource(JSON.stringify([...keys].sort())));
      });
    });
  }
};
