const path = require("node:path");

module.exports = class ChangesPlugin {
  apply(compiler) {
    const relative = (file) => path.relative(compiler.context, file);
    compiler.hooks.watchRun.tap("ChangesPlugin", ({ modifiedFiles, removedFiles }) => {
      if (!modifiedFiles) return;
      for (const file of modifiedFiles) console.log(`changed: ${relative(file)}`);
      for (const file of removedFiles) console.log(`removed: ${relative(file)}`);
    });
    compiler.hooks.done.tap("ChangesPlugin", ({ compilation }) => {
      const own = [...compilation.fileDependencies].filter(
        (file) => !file.includes("node_modules") && path.extname(file) === ".js",
      );
      console.log(`watching ${own.map(relative).sort().join(", ")}`);
    });
  }
};
