const { validate } = require("schema-utils");
const { ConcatSource, RawSource } = require("webpack-sources");
const schema = require("./schema.json");

const name = "PageWeightPlugin";

module.exports = class PageWeightPlugin {
  constructor(options = {}) {
    validate(schema, options, { name: "Page Weight Plugin", baseDataPath: "options" });
    this.options = options;
  }

  apply(compiler) {
    const { filename = "weights.json", limit = Infinity, baseline, mark } = this.options;
    if (mark) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.optimizeChunkAssets.tap(name, () => addMarks(compilation));
      });
    }
    compiler.hooks.emit.tapPromise(name, async (compilation) => {
      const weights = weigh(compilation);
      const text = JSON.stringify(weights, null, 2);
      compilation.emitAsset(filename, new RawSource(text));
      const before = baseline ? await readBaseline(compilation, baseline) : {};
      for (const [entry, weight] of Object.entries(weights)) {
        if (weight > limit) {
          warn(compilation, `The entry "${entry}" has ${weight} bytes, more than ${limit}.`);
        }
        if (weight > before[entry]) {
          warn(compilation, `The entry "${entry}" grew from ${before[entry]} to ${weight} bytes.`);
        }
      }
    });
  }
};

function addMarks(compilation) {
  for (const entry of compilation.entrypoints.keys()) {
    const mark = `performance.mark(${JSON.stringify(entry)});\n`;
    for (const file of compilation.namedChunks.get(entry).files) {
      if (!file.endsWith(".js")) continue;
      compilation.updateAsset(file, (source) => new ConcatSource(mark, source));
    }
  }
}

function warn(compilation, message) {
  compilation.warnings.push(new Error(message));
}

function readBaseline(compilation, file) {
  compilation.fileDependencies.add(file);
  return new Promise((resolve, reject) => {
    compilation.inputFileSystem.readFile(file, (error, content) => {
      if (error) reject(error);
      else resolve(JSON.parse(content));
    });
  });
}

function weigh(compilation) {
  const weights = {};
  for (const [entry, entrypoint] of compilation.entrypoints) {
    const sizes = entrypoint.getFiles().map((file) => compilation.getAsset(file).source.size());
    weights[entry] = sizes.reduce((sum, size) => sum + size, 0);
  }
  return weights;
}
