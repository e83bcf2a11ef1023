module.exports = {
  mode: "production",
  entry: "./src/prefix.js",
  module: {
    rules: [{ test: /\.css$/, use: "postcss-loader" }],
  },
};
