const FileListPlugin = require("./plugins/FileListPlugin.js");

module.exports = {
  mode: "production",
  target: "node",
  entry: { main: "./src/index.js", offline: "./offline/index.js" },
  output: { clean: true },
  stats: "errors-only",
  plugins: [new FileListPlugin()],
};
