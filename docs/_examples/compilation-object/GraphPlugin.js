module.exports = class GraphPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("GraphPlugin", (compilation) => {
      compilation.hooks.afterSeal.tap("GraphPlugin", () => {
        const { chunkGraph, moduleGraph, modules, requestShortener } = compilation;
        const lines = [...modules]
          .filter((module) => module.type !== "runtime")
          .map((module) => {
            const name = module.readableIdentifier(requestShortener);
            const chunks = [...chunkGraph.getModuleChunks(module)].map((chunk) => chunk.name);
            const { size } = moduleGraph.getIncomingConnections(module);
            return `${name}: in ${chunks}, ${size} references`;
          });
        console.log(lines.sort().join("\n"));
      });
    });
  }
};
