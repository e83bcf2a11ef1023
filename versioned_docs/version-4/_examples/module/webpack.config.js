const step = (name) => ({ loader: "./loaders/trace.js", options: { step: name } });

module.exports = {
  mode: "production",
  module: {
    rules: [
      { test: /\.js$/, use: [step("first rule, first"), step("first rule, second")] },
      { test: /\.js$/, use: [step("second rule")] },
      { test: /\.js$/, enforce: "pre", use: [step("pre")] },
      { test: /\.js$/, enforce: "post", use: [step("post")] },
    ],
  },
};
