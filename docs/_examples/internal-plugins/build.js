const { Compiler, config, node } = require("webpack");

const options = config.getNormalizedWebpackOptions({
  context: __dirname,
  mode: "production",
});
const compiler = new Compiler(options.context, options);

new node.NodeEnvironmentPlugin({
  infrastructureLogging: { level: "warn" },
}).apply(compiler);

const { platform } = config.applyWebpackOptionsDefaults(options);
if (platform) compiler.platform = platform;

compiler.hooks.environment.call();
compiler.hooks.afterEnvironment.call();
new config.WebpackOptionsApply().process(options, compiler);
compiler.hooks.initialize.call();

compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ all: false, assets: true }));
  compiler.close(() => {});
});
