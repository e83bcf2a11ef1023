const PLUGIN = "MergeRecipesPlugin";
const names = (chunks) => Array.from(chunks, ({ name }) => name).join(", ");

module.exports = class MergeRecipesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, ({ hooks, chunkGraph, chunks }) => {
      hooks.afterChunks.tap(PLUGIN, () => console.log("before:", names(chunks)));

      hooks.optimizeChunks.tap({ name: PLUGIN, stage: 10 }, () => {
        const [first, ...others] = [...chunks].filter(({ name }) => name?.startsWith("recipe-"));
        for (const other of others) {
          if (!chunkGraph.canChunksBeIntegrated(first, other)) continue;
          chunkGraph.integrateChunks(first, other);
          chunks.delete(other);
        }
      });

      hooks.afterOptimizeChunks.tap(PLUGIN, () => console.log("after:", names(chunks)));
    });
  }
};
