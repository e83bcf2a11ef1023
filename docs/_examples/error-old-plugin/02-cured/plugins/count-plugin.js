module.exports = class CountPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("CountPlugin", (compilation) => {
      compilation.hooks.optimizeChunks.tap("CountPlugin", (chunks) => {
        console.log("chunks:", [...chunks].length);
      });
    });
  }
};
