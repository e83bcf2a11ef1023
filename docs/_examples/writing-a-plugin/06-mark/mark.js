/** Writes `performance.mark()` at the start of each entry's script. */
exports.addMarks = function addMarks(compilation, { ConcatSource }) {
  for (const [entry, entrypoint] of compilation.entrypoints) {
    const mark = `performance.mark(${JSON.stringify(entry)});\n`;
    for (const file of entrypoint.getEntrypointChunk().files) {
      if (!file.endsWith(".js")) continue;
      compilation.updateAsset(file, (source) => new ConcatSource(mark, source));
    }
  }
};
