const PLUGIN = "WeatherPlugin";

module.exports = class WeatherPlugin {
  apply(compiler) {
    const { NormalModule } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = NormalModule.getCompilationHooks(compilation);

      hooks.readResource.for("weather").tapPromise(PLUGIN, async ({ resource }) => {
        const place = resource.slice("weather:".length);
        return `console.log("${place}: sunny");`;
      });
    });
  }
};
