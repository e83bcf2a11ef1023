const webpack = require("webpack");
const options = require("./webpack.config.js");

exports.build = function build(done) {
  const compiler = webpack(options);
  compiler.run((error, stats) => {
    if (stats) console.log(stats.toString({ colors: false, preset: "summary" }));
    compiler.close((closeError) => {
      const failed = stats?.hasErrors() && new Error("webpack reported errors");
      done(error || closeError || failed || undefined);
    });
  });
};
