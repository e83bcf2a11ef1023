module.exports = {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true },
};
