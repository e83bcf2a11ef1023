const schema = require("./schema.json");
const { weights } = require("./weights.js");

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
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const found = await weights(compilation, name);
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
