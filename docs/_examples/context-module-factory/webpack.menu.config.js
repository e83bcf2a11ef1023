const FullNamesPlugin = require("./FullNamesPlugin.js");
const NoTestsPlugin = require("./NoTestsPlugin.js");

const menu = (filename, ...plugins) => ({
  mode: "production",
  target: "node",
  stats: "errors-only",
  entry: "./src/menu.js",
  output: { filename },
  plugins: [new NoTestsPlugin(), ...plugins],
});

module.exports = [menu("without.js"), menu("with.js", new FullNamesPlugin())];
