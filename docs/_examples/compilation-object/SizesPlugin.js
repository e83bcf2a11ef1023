module.exports = class SizesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;

    compiler.hooks.thisCompilation.tap("SizesPlugin", (compilation) => {
      const { chunkGraph, requestShortener } = compilation;
      const line = (module) =>
        `  ${module.size()} ${module.readableIdentifier(requestShortener)}\n`;

      compilation.hooks.processAssets.tap({ name: "SizesPlugin", stage }, () => {
        let text = "";
        for (const chunk of compilation.chunks) {
          text += `${chunk.name ?? chunk.id}: ${[...chunk.files]}\n`;
          for (const module of chunkGraph.getChunkModules(chunk)) {
            if (module.type !== "runtime") text += line(module);
          }
        }
        compilation.emitAsset("sizes.txt", new sources.RawSource(text));
      });
    });
  }
};
