module.exports = {
  mode: "production",
  entry: "./src/files.js",
  node: { fs: "empty" },
};
