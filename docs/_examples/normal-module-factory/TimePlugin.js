const path = require("node:path");

const name = "TimePlugin";
const loader = path.join(__dirname, "loaders/time-loader.js");

module.exports = class TimePlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.afterResolve.tap(name, ({ createData }) => {
        if (!createData.resource.endsWith("pay.js")) return;
        createData.loaders.push({ loader, options: { label: "pay" } });
      });
    });
  }
};
