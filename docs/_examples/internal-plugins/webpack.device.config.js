const { config, node } = require("webpack");

module.exports = {
  mode: "production",
  target: false,
  entry: "./src/device.js",
  output: { chunkFormat: "commonjs", publicPath: "" },
  plugins: [
    new config.PlatformPlugin({ web: false, node: true }),
    new node.NodeTemplatePlugin(),
    new node.NodeTargetPlugin(),
  ],
};
