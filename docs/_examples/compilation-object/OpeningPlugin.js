module.exports = class OpeningPlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;

    compiler.hooks.make.tapAsync("OpeningPlugin", (compilation, callback) => {
      const dependency = EntryPlugin.createDependency("./src/opening.js", "opening");
      compilation.addEntry(compiler.context, dependency, "opening", callback);
    });
    compiler.hooks.done.tap("OpeningPlugin", ({ compilation }) => {
      const [file] = compilation.entrypoints.get("opening").getFiles();
      const hashed = compilation.getPath("[name].[contenthash:4].css", {
        chunk: { name: "opening", id: 1 },
        contentHash: "5eed5eed",
      });
      console.log(file, hashed);
    });
  }
};
