module.exports = class PreviewPlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;

    compiler.hooks.make.tapAsync("PreviewPlugin", (compilation, callback) => {
      const child = compilation.createChildCompiler("preview", { filename: "preview.js" }, [
        new EntryPlugin(compiler.context, "./src/opening.js", "preview"),
      ]);
      child.runAsChild((error, entries, childCompilation) => {
        if (error) return callback(error);
        console.log(childCompilation.name, entries.map(({ files }) => [...files]));
        callback();
      });
    });
  }
};
