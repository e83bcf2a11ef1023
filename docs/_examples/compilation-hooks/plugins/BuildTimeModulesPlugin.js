module.exports = class BuildTimeModulesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("BuildTimeModulesPlugin", ({ hooks, requestShortener }) => {
      const after = { name: "BuildTimeModulesPlugin", stage: 1 };
      hooks.executeModule.tap(after, ({ module, moduleObject }) => {
        if (module.type === "runtime") return;
        console.log(module.readableIdentifier(requestShortener), moduleObject.exports.default);
      });
    });
  }
};
