module.exports = class OutlinePlugin {
  apply(compiler) {
    compiler.hooks.done.tap("OutlinePlugin", ({ compilation }) => {
      const { chunks, requestShortener } = compilation;
      const nameOf = (module) => module.readableIdentifier(requestShortener);
      for (const chunk of chunks) {
        console.log(`${chunk.name || chunk.id}: ${chunk.files.join(", ")}`);
        for (const module of chunk.modulesIterable) {
          console.log(`  ${nameOf(module)}, ${module.size()} bytes`);
          for (const { module: importer } of module.reasons) {
            if (importer) console.log(`    imported by ${nameOf(importer)}`);
          }
        }
      }
    });
  }
};
