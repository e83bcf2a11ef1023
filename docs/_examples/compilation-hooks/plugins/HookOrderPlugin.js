const phases = {
  addEntry: "modules",
  seal: "chunks",
  optimize: "optimization",
  reviveModules: "ids",
  optimizeCodeGeneration: "code",
  beforeHash: "hashes",
  beforeModuleAssets: "assets",
  statsPreset: "stats",
};
const quiet = ["log", "normalModuleLoader", "optimizeAssets", "afterOptimizeAssets"];

module.exports = class HookOrderPlugin {
  apply(compiler) {
    const fired = new Map();
    const note = (name) => fired.set(name, (fired.get(name) ?? 0) + 1);

    compiler.hooks.thisCompilation.tap("HookOrderPlugin", ({ hooks }) => {
      for (const name of Object.keys(hooks)) {
        if (quiet.includes(name) || hooks[name]._fakeHook) continue;
        const hook = hooks[name];
        const call = () => note(name);
        const factory = (key, each) => (each.intercept({ call }), each);
        hook.intercept(hook.for ? { factory } : { call });
      }
    });

    process.on("exit", () => {
      let text = "";
      for (const [name, count] of fired) {
        if (phases[name]) text += `\n${phases[name]}:`;
        text += count > 1 ? ` ${name}×${count}` : ` ${name}`;
      }
      console.log(text.trim().replace(/(.{50,80}) /g, "$1\n  "));
    });
  }
};
