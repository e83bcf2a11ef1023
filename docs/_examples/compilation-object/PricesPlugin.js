const { readFileSync } = require("node:fs");
const path = require("node:path");

module.exports = class PricesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    const file = path.resolve(compiler.context, "prices.txt");

    compiler.hooks.thisCompilation.tap("PricesPlugin", (compilation) => {
      compilation.fileDependencies.add(file);
      const lines = readFileSync(file, "utf8").trim().split("\n");
      compilation.getLogger("PricesPlugin").info(`${lines.length} dishes`);
      for (const line of lines) {
        if (/\d$/.test(line)) continue;
        compilation.warnings.push(new WebpackError(`prices.txt: no price for ${line}`));
      }
    });
  }
};
