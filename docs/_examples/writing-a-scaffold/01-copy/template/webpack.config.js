module.exports = {
  entry: "./src/index.html",
  output: { clean: true },
};
