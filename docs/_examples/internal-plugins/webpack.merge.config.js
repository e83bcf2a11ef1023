const { optimize } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/rooms.js",
  output: { clean: true },
  plugins: [new optimize.AggressiveMergingPlugin({ minSizeReduce: 1.2 })],
};
