module.exports = class ModuleListPlugin {
  apply({ hooks, webpack: { sources } }) {
    hooks.compilation.tap("ModuleListPlugin", (compilation) => {
      compilation.hooks.renderManifest.tap("ModuleListPlugin", (files, { chunk, chunkGraph }) => {
        const modules = chunkGraph.getOrderedChunkModules(chunk, (a, b) =>
          a.identifier() < b.identifier() ? -1 : 1,
        );
        const text = modules
          .map((module) => module.readableIdentifier(compilation.requestShortener))
          .join("\n");

        files.push({
          render: () => new sources.RawSource(text),
          filenameTemplate: "[name].modules.txt",
          pathOptions: { chunk },
          identifier: `ModuleListPlugin ${chunk.id}`,
          hash: chunk.hash,
          auxiliary: true,
        });
        return files;
      });
    });
  }
};
