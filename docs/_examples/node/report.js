const path = require("node:path");
const webpack = require("webpack");

const configuration = require(path.resolve(process.argv[2] ?? "webpack.config.js"));
const colors = webpack.cli.isColorSupported();

/** What webpack-cli passes to toString(), for one configuration and for several. */
function statsOptions({ stats, compilation }) {
  if (stats) return { children: stats.map(statsOptions) };
  return { colors, ...compilation.compiler.options.stats };
}

function fail(error) {
  console.error(error.name === "ValidationError" ? error.message : error);
  process.exitCode = 2;
}

webpack(configuration, (error, stats) => {
  if (error) return fail(error);

  const text = stats.toString(statsOptions(stats));
  if (text) console.log(text);
  if (stats.hasErrors()) process.exitCode = 1;
});
