const webpack = require("webpack");
const options = require("./webpack.config.js");

exports.build = function build(done) {
  webpack({ ...options, entry: "./src/missing.js" }, (error) => done(error));
};
