const PLUGIN = "InsecureLinksPlugin";

module.exports = class InsecureLinksPlugin {
  apply({ hooks, webpack: { WebpackError } }) {
    hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(PLUGIN, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith(".js") || !source.source().includes("http://")) continue;
          compilation.errors.push(new WebpackError(`${name} has a link without HTTPS.`));
        }
      });
    });
  }
};
