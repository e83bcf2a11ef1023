const { HotModuleReplacementPlugin } = require("webpack");

module.exports = class ListAcceptedPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("ListAcceptedPlugin", (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for("javascript/auto").tap("ListAcceptedPlugin", (parser) => {
        const hooks = HotModuleReplacementPlugin.getParserHooks(parser);
        hooks.hotAcceptCallback.tap("ListAcceptedPlugin", (callback, requests) => {
          console.log("accepts", requests.join(), "with a callback");
        });
        hooks.hotAcceptWithoutCallback.tap("ListAcceptedPlugin", (call, requests) => {
          console.log("accepts", requests.join());
        });
      });
    });
  }
};
