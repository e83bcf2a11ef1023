module.exports = {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/card.js",
  output: { clean: true },
  module: {
    generator: {
      "css/auto": { exportsOnly: false },
    },
  },
};
