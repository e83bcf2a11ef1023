const { WebpackOptionsDefaulter } = require("webpack");

const options = new WebpackOptionsDefaulter().process({ mode: process.argv[2] });
console.log(options.optimization.splitChunks);
