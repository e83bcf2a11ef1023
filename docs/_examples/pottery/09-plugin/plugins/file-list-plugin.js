/** Writes files.txt: the chunks and their files. */
module.exports = class FileListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("FileListPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap(
        { name: "FileListPlugin", stage },
        () => {
          const text = [...compilation.chunks]
            .map(({ name, files, auxiliaryFiles }) =>
              `${name}: ${[...files, ...auxiliaryFiles].join(", ")}`)
            .join("\n");
          compilation.emitAsset("files.txt", new sources.RawSource(text));
        },
      );
    });
  }
};
