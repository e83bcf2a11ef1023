const TimetablePlugin = require("./TimetablePlugin.js");

const PLUGIN = "SummerPlugin";

module.exports = class SummerPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const hooks = TimetablePlugin.getCompilationHooks(compilation);

      hooks.times.tap(PLUGIN, (times) => [...times, "21:00"].sort());
    });
  }
};
