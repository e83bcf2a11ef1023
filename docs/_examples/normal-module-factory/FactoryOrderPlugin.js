const name = "FactoryOrderPlugin";

module.exports = class FactoryOrderPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      for (const [hookName, hook] of Object.entries(hooks)) {
        const print = (...key) => console.log(hookName, ...key);
        if (hook.for === undefined) hook.intercept({ call: () => print() });
        else {
          hook.intercept({
            factory(key, keyedHook) {
              keyedHook.intercept({ call: () => print(key) });
              return keyedHook;
            },
          });
        }
      }
    });
  }
};
