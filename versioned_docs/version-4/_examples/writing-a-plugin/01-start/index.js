const { RawSource } = require("webpack-sources");

const name = "PageWeightPlugin";

module.exports = class PageWeightPlugin {
  apply(compiler) {
    compiler.hooks.emit.tap(name, (compilation) => {
      const text = JSON.stringify(weigh(compilation), null, 2);
      compilation.emitAsset("weights.json", new RawSource(text));
    });
  }
};

function weigh(compilation) {
  const weights = {};
  for (const [entry, entrypoint] of compilation.entrypoints) {
    const sizes = entrypoint.getFiles().map((file) => compilation.getAsset(file).source.size());
    weights[entry] = sizes.reduce((sum, size) => sum + size, 0);
  }
  return weights;
}
