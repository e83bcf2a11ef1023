const { mkdir, writeFile } = require("node:fs/promises");
const path = require("node:path");

module.exports = class StatsFilePlugin {
  constructor(filename, options) {
    this.filename = filename;
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.done.tapPromise("StatsFilePlugin", async (stats) => {
      const file = path.resolve(compiler.context, this.filename);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(stats.toJson(this.options)));
    });
  }
};
