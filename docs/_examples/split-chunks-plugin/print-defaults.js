const { config } = require("webpack");

const options = config.getNormalizedWebpackOptions({ mode: process.argv[2] });
config.applyWebpackOptionsDefaults(options);
console.log(options.optimization.splitChunks);
