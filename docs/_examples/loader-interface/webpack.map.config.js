module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/oven.js",
  devtool: "source-map",
  module: {
    rules: [{ test: /oven\.js$/, use: "./loaders/license-loader.js" }],
  },
};
