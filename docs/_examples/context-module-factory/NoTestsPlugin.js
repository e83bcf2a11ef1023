const name = "NoTestsPlugin";

module.exports = class NoTestsPlugin {
  apply(compiler) {
    compiler.hooks.contextModuleFactory.tap(name, (factory) => {
      factory.hooks.contextModuleFiles.tap(name, (files) =>
        files.filter((file) => !file.endsWith(".test.js")),
      );
    });
  }
};
