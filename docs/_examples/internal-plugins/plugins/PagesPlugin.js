const fs = require("node:fs/promises");
const path = require("node:path");

module.exports = class PagesPlugin {
  apply(compiler) {
    const { DynamicEntryPlugin } = compiler.webpack;
    const folder = path.join(compiler.context, "src/pages");

    compiler.hooks.entryOption.tap("PagesPlugin", (context) => {
      new DynamicEntryPlugin(context, async () => {
        const entries = {};
        for (const file of await fs.readdir(folder)) {
          const { name } = path.parse(file);
          entries[name] = { import: [path.join(folder, file)] };
        }
        return entries;
      }).apply(compiler);

      return true;
    });

    compiler.hooks.afterCompile.tap("PagesPlugin", (compilation) => {
      compilation.contextDependencies.add(folder);
    });
  }
};
