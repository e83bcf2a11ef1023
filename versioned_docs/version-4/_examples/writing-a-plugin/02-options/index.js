const { validate } = require("schema-utils");
const { RawSource } = require("webpack-sources");
const schema = require("./schema.json");

const name = "PageWeightPlugin";

module.exports = class PageWeightPlugin {
  constructor(options = {}) {
    validate(schema, options, { name: "Page Weight Plugin", baseDataPath: "options" });
    this.options = options;
  }

  apply(compiler) {
    const { filename = "weights.json", limit = Infinity } = this.options;
    compiler.hooks.emit.tap(name, (compilation) => {
      const weights = weigh(compilation);
      const text = JSON.stringify(weights, null, 2);
      compilation.emitAsset(filename, new RawSource(text));
      for (const [entry, weight] of Object.entries(weights)) {
        if (weight <= limit) continue;
        const message = `The entry "${entry}" has ${weight} bytes, more than ${limit}.`;
        compilation.warnings.push(new Error(message));
      }
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
