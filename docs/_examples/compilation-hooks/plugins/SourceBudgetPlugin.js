const { readFile } = require("node:fs/promises");

module.exports = class SourceBudgetPlugin {
  apply({ hooks, webpack: { WebpackError } }) {
    hooks.thisCompilation.tap("SourceBudgetPlugin", (compilation) => {
      compilation.hooks.optimizeTree.tapPromise("SourceBudgetPlugin", async (chunks) => {
        const budgets = JSON.parse(await readFile("budgets.json", "utf8"));
        for (const chunk of chunks) {
          const size = compilation.chunkGraph.getChunkModulesSize(chunk);
          if (size <= (budgets[chunk.name] ?? Infinity)) continue;
          const message = `${chunk.name} has ${size} bytes of source code.`;
          compilation.warnings.push(new WebpackError(message));
        }
      });
    });
  }
};
