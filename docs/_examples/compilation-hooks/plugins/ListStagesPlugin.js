module.exports = class ListStagesPlugin {
  apply({ hooks, webpack: { Compilation } }) {
    const names = new Map();
    for (const [name, value] of Object.entries(Compilation)) {
      if (name.startsWith("PROCESS_ASSETS_STAGE_")) names.set(value, name.slice(21));
    }

    hooks.thisCompilation.tap("ListStagesPlugin", (compilation) => {
      compilation.hooks.afterSeal.tap("ListStagesPlugin", () => {
        for (const { stage, name } of compilation.hooks.processAssets.taps) {
          console.log(stage, names.get(stage) ?? "", name);
        }
      });
    });
  }
};
