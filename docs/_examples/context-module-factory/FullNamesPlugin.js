const path = require("node:path");

const name = "FullNamesPlugin";

module.exports = class FullNamesPlugin {
  apply(compiler) {
    compiler.hooks.contextModuleFactory.tap(name, (factory) => {
      factory.hooks.alternativeRequests.tap({ name, stage: 10 }, (requests) =>
        requests.filter(({ request }) => path.extname(request) === ".js"),
      );
    });
  }
};
