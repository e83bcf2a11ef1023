const PLUGIN = "WatchHookPlugin";

module.exports = class WatchHookPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.intercept({
      name: PLUGIN,
      register: (tap) => {
        console.log(`register ${tap.name}`);
        return tap;
      },
      call: () => console.log("call"),
      tap: ({ name, type }) => console.log(`  ${type} ${name}`),
      done: () => console.log("done"),
    });
  }
};
