const name = "ConsolePlugin";
const types = ["javascript/auto", "javascript/esm", "javascript/dynamic"];

module.exports = class ConsolePlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      const use = (parser) => {
        parser.hooks.callMemberChain.for("console").tap(name, (expression, members) => {
          const warning = new WebpackError(`console.${members.join(".")}() is in the code`);
          warning.loc = parser.getLocation(expression);
          parser.state.module.addWarning(warning);
        });
      };
      for (const type of types) factory.hooks.parser.for(type).tap(name, use);
    });
  }
};
