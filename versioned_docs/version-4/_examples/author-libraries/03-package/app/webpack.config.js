const build = (field) => ({
  mode: "production",
  context: __dirname,
  entry: "./index.js",
  output: { path: __dirname, filename: `${field}.js` },
  resolve: { mainFields: [field] },
});

module.exports = [build("module"), build("main")];
