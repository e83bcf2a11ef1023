const { VirtualUrlPlugin } = require("webpack").experiments.schemes;

module.exports = {
  mode: "production",
  target: "node",
  plugins: [new VirtualUrlPlugin({ "build-info": "export const version = 1;" })],
};
