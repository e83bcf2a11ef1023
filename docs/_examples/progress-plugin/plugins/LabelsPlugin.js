const { ProgressPlugin } = require("webpack");

module.exports = class LabelsPlugin {
  apply(compiler) {
    compiler.hooks.emit.tapPromise("LabelsPlugin", async () => {
      const report = ProgressPlugin.getReporter(compiler);
      for (const herb of ["basil", "mint"]) {
        report?.(0.5, `label for ${herb}`);
      }
    });
  }
};
