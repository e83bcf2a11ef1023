module.exports = {
  target: "node",
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: {
    lang: "./src/lang.js",
    server: "./src/server.js",
    settings: "./src/settings.js",
  },
  module: {
    parser: { css: { exportType: "style" } },
    generator: { css: { exportsOnly: false } },
  },
};
