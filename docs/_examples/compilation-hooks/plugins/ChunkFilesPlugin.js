module.exports = class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ChunkFilesPlugin", ({ hooks }) => {
      const lines = [];
      hooks.chunkAsset.tap("ChunkFilesPlugin", ({ name }, file) => {
        lines.push(`${name}: ${file}`);
      });
      hooks.afterProcessAssets.tap("ChunkFilesPlugin", () => {
        console.log(lines.sort().join("\n"));
      });
    });
  }
};
