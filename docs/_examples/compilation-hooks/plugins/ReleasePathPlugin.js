module.exports = class ReleasePathPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("ReleasePathPlugin", ({ hooks }) => {
      hooks.assetPath.tap("ReleasePathPlugin", (path) => path.replaceAll("[release]", "1.4"));
    });
  }
};
