const PLUGIN = "ContextPlugin";

module.exports = class ContextPlugin {
  apply(compiler) {
    const { NormalModule } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = NormalModule.getCompilationHooks(compilation);

      hooks.loader.tap(PLUGIN, (loaderContext) => {
        loaderContext.season = "summer";
      });
      hooks.beforeLoaders.tap(PLUGIN, (loaders, module) => {
        if (!module.resource.endsWith("stops.js")) return;
        loaders.push({ loader: require.resolve("../season-loader.js") });
      });
    });
  }
};
