const PLUGIN = "KeepExportsPlugin";

module.exports = class KeepExportsPlugin {
  apply(compiler) {
    const all = compiler.webpack.Dependency.EXPORTS_OBJECT_REFERENCED;

    compiler.hooks.compilation.tap(PLUGIN, ({ hooks, moduleGraph }) => {
      hooks.dependencyReferencedExports.tap(PLUGIN, (exports, dependency) => {
        const file = moduleGraph.getModule(dependency)?.nameForCondition();
        return file?.endsWith("time.js") ? all : exports;
      });
    });
  }
};
