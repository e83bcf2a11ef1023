const name = "VersionPlugin";

module.exports = class VersionPlugin {
  constructor(version) {
    this.code = JSON.stringify(version);
  }

  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies;

    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      const use = (parser) => {
        const replace = (code) => (expression) => {
          const dependency = new ConstDependency(code, expression.range);
          dependency.loc = parser.getLocation(expression);
          parser.state.module.addPresentationalDependency(dependency);
          return true;
        };
        const evaluate = (code) => (expression) => parser.evaluate(code).setRange(expression.range);

        parser.hooks.expression.for("SHOP_VERSION").tap(name, replace(this.code));
        parser.hooks.evaluateIdentifier.for("SHOP_VERSION").tap(name, evaluate(this.code));
        parser.hooks.typeof.for("SHOP_VERSION").tap(name, replace('"string"'));
        parser.hooks.evaluateTypeof.for("SHOP_VERSION").tap(name, evaluate('"string"'));
      };
      for (const type of ["auto", "esm", "dynamic"]) {
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(name, use);
      }
    });
  }
};
