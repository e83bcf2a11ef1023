const { SyncWaterfallHook } = require("tapable");

const PLUGIN = "TimetablePlugin";
const compilationHooks = new WeakMap();

module.exports = class TimetablePlugin {
  static getCompilationHooks(compilation) {
    let hooks = compilationHooks.get(compilation);
    if (hooks === undefined) {
      hooks = { times: new SyncWaterfallHook(["times"]) };
      compilationHooks.set(compilation, hooks);
    }
    return hooks;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;

      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const hooks = TimetablePlugin.getCompilationHooks(compilation);
        const times = hooks.times.call(["08:00", "17:15"]);
        const source = new sources.RawSource(times.join("\n"));

        compilation.emitAsset("timetable.txt", source);
      });
    });
  }
};
