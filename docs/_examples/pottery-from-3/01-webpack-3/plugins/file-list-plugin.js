/** Writes files.txt: the chunks and their files. */
module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.plugin("emit", (compilation, callback) => {
      const text = compilation.chunks
        .map((chunk) => `${chunk.name}: ${chunk.files.join(", ")}`)
        .join("\n");
      compilation.assets["files.txt"] = {
        source: () => text,
        size: () => text.length,
      };
      callback();
    });
  }
};
