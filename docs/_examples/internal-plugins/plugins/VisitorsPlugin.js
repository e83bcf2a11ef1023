const path = require("node:path");

module.exports = class VisitorsPlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    const file = path.resolve(__dirname, "../src/visitors.js");

    new EntryPlugin(compiler.context, file, { name: undefined }).apply(compiler);
  }
};
