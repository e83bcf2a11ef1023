const PLUGIN = "CopyRulesPlugin";

module.exports = class CopyRulesPlugin {
  apply(compiler) {
    const { CopyPlugin } = compiler.webpack;

    new CopyPlugin({ patterns: [{ from: "files" }] }).apply(compiler);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const { ignore } = CopyPlugin.getCompilationHooks(compilation);

      ignore.tap(PLUGIN, (file) => file.endsWith(".draft") || undefined);
    });
  }
};
