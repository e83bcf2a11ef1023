const { version } = require("./package.json");
const { VirtualUrlPlugin } = require("webpack").experiments.schemes;

module.exports = {
  mode: "production",
  target: "node",
  plugins: [new VirtualUrlPlugin({ "build-info.json": JSON.stringify({ version }) })],
};
