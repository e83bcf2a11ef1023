const quiet = ["infrastructureLog", "infrastructurelog"];

module.exports = class HookOrderPlugin {
  apply(compiler) {
    for (const [name, hook] of Object.entries(compiler.hooks)) {
      if (quiet.includes(name)) continue;
      hook.intercept({ call: () => console.log(name) });
    }
  }
};
