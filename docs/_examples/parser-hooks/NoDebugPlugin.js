const name = "NoDebugPlugin";

module.exports = class NoDebugPlugin {
  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies;

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      const use = (parser) => {
        parser.hooks.call.for("console.debug").tap(name, (expression) => {
          const nothing = new ConstDependency("undefined", expression.range);
          parser.state.module.addPresentationalDependency(nothing);
          return true;
        });
      };
      for (const type of ["auto", "esm", "dynamic"]) {
        factory.hooks.parser.for(`javascript/${type}`).tap(name, use);
      }
    });
  }
};
