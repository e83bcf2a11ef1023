const name = "RegionPlugin";

module.exports = class RegionPlugin {
  constructor(regions) {
    this.regExp = new RegExp(`^\\./(${regions.join("|")})\\.js$`);
  }

  apply(compiler) {
    compiler.hooks.contextModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (data) => {
        if (data.request !== "./regions") return data;
        return { ...data, regExp: this.regExp };
      });
    });
  }
};
