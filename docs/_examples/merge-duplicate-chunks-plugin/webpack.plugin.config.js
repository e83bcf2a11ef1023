const { MergeDuplicateChunksPlugin } = require("webpack").optimize;

module.exports = {
  mode: "production",
  target: "node",
  output: { clean: true },
  optimization: { mergeDuplicateChunks: false },
  plugins: [new MergeDuplicateChunksPlugin({ stage: 20 })],
};
