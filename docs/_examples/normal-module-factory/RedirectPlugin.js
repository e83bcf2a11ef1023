const name = "RedirectPlugin";

module.exports = class RedirectPlugin {
  constructor(from, to) {
    this.from = from;
    this.to = to;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (resolveData) => {
        if (resolveData.request === this.from) resolveData.request = this.to;
      });
    });
  }
};
