const name = "SkipPlugin";

module.exports = class SkipPlugin {
  constructor(test) {
    this.test = test;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (resolveData) => {
        if (!this.test.test(resolveData.request)) return;
        const [dependency] = resolveData.dependencies;
        resolveData.ignoredModule = dependency.createIgnoredModule(resolveData.context);
        return false;
      });
    });
  }
};
