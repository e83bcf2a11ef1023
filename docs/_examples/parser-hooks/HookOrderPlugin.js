const name = "HookOrderPlugin";
const keys = { callMemberChain: "navigator", expression: "navigator", varDeclaration: "count" };

module.exports = class HookOrderPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/auto").tap(name, ({ hooks }) => {
        for (const [hookName, hook] of Object.entries(hooks)) {
          const isMap = hook.for !== undefined;
          if (isMap && keys[hookName] === undefined) continue;
          (isMap ? hook.for(keys[hookName]) : hook).tap(name, (node) => {
            console.log(hookName.padEnd(22), node.type);
          });
        }
      });
    });
  }
};
