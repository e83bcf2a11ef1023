module.exports = class OldPlugin {
  apply(compiler) {
    compiler.plugin("done", () => {});
  }
};
