const { readFile, writeFile } = require("node:fs/promises");
const path = require("node:path");

module.exports = class NamesPlugin {
  apply(compiler) {
    const file = path.resolve(compiler.context, "names.txt");

    const writeTypes = async () => {
      const names = (await readFile(file, "utf8")).trim().split("\n");
      const union = names.map((name) => JSON.stringify(name)).join(" | ");
      await writeFile("names.d.ts", `export type Name = ${union};\n`);
      console.log("wrote names.d.ts");
    };

    compiler.hooks.beforeRun.tapPromise("NamesPlugin", writeTypes);
    compiler.hooks.watchRun.tapPromise("NamesPlugin", async ({ modifiedFiles }) => {
      if (!modifiedFiles || modifiedFiles.has(file)) await writeTypes();
    });
    compiler.hooks.afterCompile.tap("NamesPlugin", ({ fileDependencies }) => {
      fileDependencies.add(file);
    });
  }
};
