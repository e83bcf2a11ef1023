module.exports = {
  mode: "production",
  target: "node22",
  entry: { handler: "./src/handler.js" },
  output: {
    clean: true,
    filename: "[name].mjs",
    module: true,
    library: { type: "module" },
  },
};
