const webpack = require("webpack");
const CacheHitsPlugin = require("./plugins/CacheHitsPlugin.js");

const compiler = webpack({
  mode: "development",
  plugins: [new CacheHitsPlugin()],
});

compiler.run(() => {
  compiler.run(() => compiler.close(() => {}));
});
