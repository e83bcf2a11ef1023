module.exports = class ChunksPlugin {
  constructor() {
    this.hashes = new Map();
  }

  apply(compiler) {
    compiler.hooks.done.tap("ChunksPlugin", ({ compilation }) => {
      const before = this.hashes;
      this.hashes = new Map(compilation.chunks.map(({ id, hash }) => [id, hash]));
      const changed = [...this.hashes.keys()].filter(
        (id) => this.hashes.get(id) !== before.get(id),
      );
      console.log(`new or changed: ${changed.sort().join(", ") || "nothing"}`);
    });
  }
};
