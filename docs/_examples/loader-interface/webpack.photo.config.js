module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/photo.js",
  module: {
    rules: [{ test: /\.png$/, use: "./loaders/photo-loader.js" }],
  },
};
