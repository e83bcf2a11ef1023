const name = "DebugBlockPlugin";

module.exports = class DebugBlockPlugin {
  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies;

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/auto").tap(name, (parser) => {
        parser.hooks.label.for("debug").tap(name, (statement) => {
          const nothing = new ConstDependency("", statement.range);
          parser.state.module.addPresentationalDependency(nothing);
          return true;
        });
      });
    });
  }
};
