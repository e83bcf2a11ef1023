module.exports = class OutlinePlugin {
  apply(compiler) {
    compiler.hooks.done.tap("OutlinePlugin", ({ compilation }) => {
      const { chunkGraph, chunks, moduleGraph, requestShortener } = compilation;
      const nameOf = (module) => module.readableIdentifier(requestShortener);
      for (const chunk of chunks) {
        console.log(`${chunk.name ?? chunk.id}: ${[...chunk.files].join(", ")}`);
        for (const module of chunkGraph.getChunkModules(chunk)) {
          if (module.type === "runtime") continue;
          console.log(`  ${nameOf(module)}, ${module.size()} bytes`);
          const targets = new Map();
          for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
            if (target) targets.set(target, dependency.constructor.name);
          }
          for (const [target, kind] of targets) console.log(`    ${nameOf(target)} (${kind})`);
        }
      }
    });
  }
};
