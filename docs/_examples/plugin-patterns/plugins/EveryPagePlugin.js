module.exports = class EveryPagePlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    const request = require.resolve("../src/report-errors.js");
    new EntryPlugin(compiler.context, request, { name: undefined }).apply(compiler);
  }
};
