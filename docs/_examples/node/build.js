const webpack = require("webpack");
const configuration = require("./webpack.config.js");

const compiler = webpack(configuration);

compiler.run((error, stats) => {
  if (error) {
    console.error(error);
    process.exitCode = 2;
  } else {
    console.log(stats.toString(compiler.options.stats));
    if (stats.hasErrors()) process.exitCode = 1;
  }
  compiler.close((closeError) => {
    if (closeError) console.error(closeError);
  });
});
