const webpack = require("webpack");
const configuration = require("./webpack.config.js");

/** The first plugin, so that it also gets what the others log while they are applied. */
function collect(compiler) {
  compiler.hooks.infrastructureLog.tap("Collect", (name, type, args) => {
    console.log("infrastructure:", { name, type, args });
    return true;
  });
  compiler.hooks.thisCompilation.tap("Collect", (compilation) => {
    compilation.hooks.log.tap("Collect", (name, { type, args }) => {
      if (name === "SeedPlugin" && type !== "time") console.log("build:", { type, args });
    });
  });
}

const plugins = [collect, ...configuration.plugins];
const compiler = webpack({ ...configuration, plugins });

compiler.run((error, stats) => {
  if (error) throw error;

  const { logging } = stats.toJson({ all: false, logging: "info" });
  for (const { type, message } of logging.SeedPlugin.entries) {
    console.log("result:", { type, message });
  }
});
