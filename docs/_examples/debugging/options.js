const webpack = require("webpack");
const configuration = require("./webpack.config.js");

const { options } = webpack(configuration);
console.dir(options.module.rules, { depth: 4 });
console.dir(options.optimization.splitChunks, { depth: 1 });
