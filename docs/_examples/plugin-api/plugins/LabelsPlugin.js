const PLUGIN = "LabelsPlugin";

module.exports = class LabelsPlugin {
  apply(compiler) {
    const { ProgressPlugin } = compiler.webpack;

    new ProgressPlugin({
      handler: (percentage, message, ...details) => {
        if (details.includes("print labels")) console.log(message, ...details);
      },
    }).apply(compiler);

    compiler.hooks.emit.tapPromise(PLUGIN, async () => {
      const report = ProgressPlugin.getReporter(compiler);

      for (const port of ["Town", "Island"]) report?.(0, "print labels", port);
    });
  }
};
