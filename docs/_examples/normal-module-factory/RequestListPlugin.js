const path = require("node:path");

const name = "RequestListPlugin";

module.exports = class RequestListPlugin {
  apply(compiler) {
    const short = (file) => path.relative(compiler.context, file).replaceAll("\\", "/");
    const lines = [];

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.afterResolve.tap(name, (resolveData) => {
        const { request, contextInfo, dependencyType, createData } = resolveData;
        const issuer = contextInfo.issuer ? short(contextInfo.issuer) : "entry";
        lines.push(`${issuer}: ${request} (${dependencyType}) -> ${short(createData.resource)}`);
      });
    });

    compiler.hooks.done.tap(name, () => console.log(lines.splice(0).sort().join("\n")));
  }
};
