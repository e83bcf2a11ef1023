const PLUGIN = "KeepArchivePlugin";

module.exports = class KeepArchivePlugin {
  apply(compiler) {
    const { CleanPlugin } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = CleanPlugin.getCompilationHooks(compilation);

      hooks.keep.tap(PLUGIN, (file) => file.startsWith("archive") || undefined);
    });
  }
};
