const path = require("path");

module.exports = {
  mode: "production",
  context: __dirname,
  output: { path: path.resolve(__dirname, "dist") },
  module: {
    rules: [{ test: /\.phrases$/, loader: require.resolve("../index.js") }],
  },
};
