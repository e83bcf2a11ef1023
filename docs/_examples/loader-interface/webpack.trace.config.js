const trace = (name) => ({
  loader: "./loaders/trace-loader.js",
  options: { name },
});

module.exports = {
  mode: "production",
  stats: "none",
  entry: "./src/plain.js",
  module: {
    rules: [
      { test: /plain\.js$/, use: [trace("first"), trace("second")] },
    ],
  },
};
