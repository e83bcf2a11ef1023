module.exports = {
  mode: "production",
  entry: "./src/esm.js",
  module: {
    rules: [{ test: /\.mjs$/, include: /node_modules/, type: "javascript/auto" }],
  },
};
