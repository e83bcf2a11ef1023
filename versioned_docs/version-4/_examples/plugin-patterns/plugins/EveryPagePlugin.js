const file = require.resolve("../src/report-errors.js");

module.exports = class EveryPagePlugin {
  apply(compiler) {
    const { entry } = compiler.options;
    const addTo = (modules) => [file].concat(modules);
    if (typeof entry === "string" || Array.isArray(entry)) {
      compiler.options.entry = addTo(entry);
      return;
    }
    for (const name of Object.keys(entry)) entry[name] = addTo(entry[name]);
  }
};
