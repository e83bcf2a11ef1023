module.exports = {
  mode: "production",
  target: "node22",
  entry: { handler: "./src/handler.js" },
  output: {
    clean: true,
    library: { type: "commonjs2" },
  },
};
