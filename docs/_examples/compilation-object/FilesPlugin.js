module.exports = class FilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;

    compiler.hooks.thisCompilation.tap("FilesPlugin", (compilation) => {
      compilation.hooks.processAssets.tap({ name: "FilesPlugin", stage }, () => {
        compilation.emitAsset("draft.txt", new sources.RawSource("Menu"), { draft: true });
        compilation.updateAsset("draft.txt", (old) => new sources.ConcatSource(old, " of today"));
        compilation.renameAsset("draft.txt", "menu.txt");
        const { name, source, info } = compilation.getAsset("menu.txt");
        console.log(name, source.source(), info.draft);

        compilation.emitAsset("empty.txt", new sources.RawSource(""));
        compilation.deleteAsset("empty.txt");
        console.log(compilation.getAssets().map((asset) => asset.name));
      });
    });
  }
};
