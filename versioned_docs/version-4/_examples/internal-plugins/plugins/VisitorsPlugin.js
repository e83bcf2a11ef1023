const { SingleEntryPlugin } = require("webpack");

module.exports = class VisitorsPlugin {
  apply(compiler) {
    new SingleEntryPlugin(compiler.context, "./src/visitors.js", "visitors").apply(compiler);
  }
};
