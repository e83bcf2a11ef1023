const CopyPlugin = require("copy-webpack-plugin");

module.exports = (env, argv) => ({
  entry: {
    background: { import: "./src/background.js", asyncChunks: false },
    content: { import: "./src/content.js", asyncChunks: false },
    popup: "./src/popup.js",
  },
  output: { clean: true },
  devtool: argv.mode === "development" ? "cheap-module-source-map" : false,
  plugins: [new CopyPlugin({ patterns: ["public"] })],
});
