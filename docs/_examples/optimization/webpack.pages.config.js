module.exports = {
  mode: "production",
  entry: { a: "./src/page-a.js", b: "./src/page-b.js" },
  output: { clean: true },
};
