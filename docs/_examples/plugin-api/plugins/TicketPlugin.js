const PLUGIN = "TicketPlugin";

module.exports = class TicketPlugin {
  apply(compiler) {
    const { EntryPlugin, library, node } = compiler.webpack;

    compiler.hooks.make.tapPromise(PLUGIN, async (compilation) => {
      const child = compilation.createChildCompiler(
        PLUGIN,
        { filename: "ticket.js", library: { type: "commonjs2" } },
        [
          new node.NodeTemplatePlugin(),
          new library.EnableLibraryPlugin("commonjs2"),
          new EntryPlugin(compiler.context, "./src/ticket.js", { name: "ticket" }),
        ],
      );

      await new Promise((resolve, reject) => {
        child.runAsChild((error, entries, childCompilation) => {
          if (error) return reject(error);
          const errors = childCompilation.getErrors();
          console.log(`${entries.length} entry, ${errors.length} errors`);
          resolve();
        });
      });
    });
  }
};
