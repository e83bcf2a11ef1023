const { DefinePlugin } = require("webpack");

module.exports = class ListDefinitionsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("ListDefinitionsPlugin", (compilation) => {
      const { definitions } = DefinePlugin.getCompilationHooks(compilation);

      // The stage puts it behind the definitions of webpack itself.
      definitions.tap({ name: "ListDefinitionsPlugin", stage: 100 }, (all) => {
        console.log(Object.keys(all).join("\n"));
        return all;
      });
    });
  }
};
