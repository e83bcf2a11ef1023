module.exports = class ChunksPlugin {
  hashes = new Map();

  apply(compiler) {
    compiler.hooks.done.tap("ChunksPlugin", ({ compilation }) => {
      const before = this.hashes;
      this.hashes = new Map();
      for (const { id, contentHash, hash } of compilation.chunks) {
        this.hashes.set(id, contentHash.javascript ?? hash);
      }
      const changed = [...this.hashes.keys()].filter(
        (id) => this.hashes.get(id) !== before.get(id),
      );
      console.log(`new or changed: ${changed.sort().join(", ") || "nothing"}`);
    });
  }
};
