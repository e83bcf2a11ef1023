const PLUGIN = "HashPlugin";

module.exports = class HashPlugin {
  apply(compiler) {
    const { optimize, util } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = optimize.RealContentHashPlugin.getCompilationHooks(compilation);

      hooks.updateHash.tap(PLUGIN, (contents, oldHash) => {
        const hash = util.createHash("sha256");
        for (const content of contents) hash.update(content);
        return hash.digest("hex").slice(0, oldHash.length).toUpperCase();
      });
    });
  }
};
