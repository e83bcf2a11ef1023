const PLUGIN = "BuildTimesPlugin";

module.exports = class BuildTimesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const started = new Map();
      const times = [];

      compilation.hooks.buildModule.tap(PLUGIN, (module) => {
        started.set(module, performance.now());
      });
      compilation.hooks.succeedModule.tap(PLUGIN, (module) => {
        const name = module.readableIdentifier(compilation.requestShortener);
        times.push(`${name} ${Math.round(performance.now() - started.get(module))} ms`);
      });
      compilation.hooks.finishModules.tap(PLUGIN, () => console.log(times.sort().join("\n")));
    });
  }
};
