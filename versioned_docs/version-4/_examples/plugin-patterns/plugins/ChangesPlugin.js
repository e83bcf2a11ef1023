const path = require("path");

module.exports = class ChangesPlugin {
  apply(compiler) {
    compiler.hooks.watchRun.tap("ChangesPlugin", ({ watchFileSystem }) => {
      const { watcher } = watchFileSystem;
      if (!watcher) return;
      for (const file of Object.keys(watcher.mtimes)) {
        console.log(`changed: ${path.relative(compiler.context, file)}`);
      }
    });
  }
};
