const { readdirSync } = require("node:fs");
const path = require("node:path");

module.exports = class UnusedFilesPlugin {
  apply({ context, hooks, webpack: { WebpackError } }) {
    hooks.thisCompilation.tap("UnusedFilesPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("UnusedFilesPlugin", (modules) => {
        const used = new Set(Array.from(modules, (module) => module.nameForCondition()));
        for (const file of readdirSync(path.join(context, "src"))) {
          if (used.has(path.join(context, "src", file))) continue;
          compilation.warnings.push(new WebpackError(`No module imports src/${file}.`));
        }
      });
    });
  }
};
