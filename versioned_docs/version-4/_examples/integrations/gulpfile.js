const webpack = require("webpack");
const options = require("./webpack.config.js");

exports.build = function build(done) {
  webpack(options, (error, stats) => {
    if (error) return done(error);
    console.log(stats.toString("errors-warnings") || "no errors");
    done(stats.hasErrors() ? new Error("webpack reported errors") : undefined);
  });
};
