const schema = require("./schema.json");

const name = "PageWeightPlugin";

module.exports = class PageWeightPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.validate.tap(name, () => {
      const title = { name: "Page Weight Plugin", baseDataPath: "options" };
      compiler.validate(schema, this.options, title);
    });
    const { filename = "weights.json", limit = Infinity } = this.options;
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const found = weights(compilation);
        const text = JSON.stringify(found, null, 2);
        compilation.emitAsset(filename, new sources.RawSource(text));
        for (const [entry, weight] of Object.entries(found)) {
          if (weight <= limit) continue;
          const message = `The entry "${entry}" has ${weight} bytes, more than ${limit}.`;
          compilation.warnings.push(new WebpackError(message));
        }
      });
    });
  }
};

function weights(compilation) {
  const entries = [...compilation.entrypoints].map(([entry, entrypoint]) => {
    const files = entrypoint.getFiles();
    const sizes = files.map((file) => compilation.getAsset(file).source.size());
    return [entry, sizes.reduce((sum, size) => sum + size, 0)];
  });
  return Object.fromEntries(entries);
}
