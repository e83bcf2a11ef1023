const name = "SettingsPlugin";

module.exports = class SettingsPlugin {
  constructor(settings) {
    this.settings = settings;
  }

  apply(compiler) {
    const { NormalModule } = compiler.webpack;

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.resolveForScheme.for("settings").tap(name, (resourceData) => {
        resourceData.data.mimetype = "application/json";
        return true;
      });

      NormalModule.getCompilationHooks(compilation)
        .readResource.for("settings")
        .tap(name, ({ resource }) => {
          const { pathname } = new URL(resource);
          return JSON.stringify(this.settings[pathname]);
        });
    });
  }
};
