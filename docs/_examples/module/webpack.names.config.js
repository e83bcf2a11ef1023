module.exports = {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/card.js",
  output: { clean: true },
  module: {
    parser: {
      "css/auto": { animation: false, dashedIdents: false },
    },
    generator: {
      "css/auto": {
        exportsOnly: false,
        exportsConvention: "camel-case",
        localIdentName: "[name]_[local]",
      },
    },
  },
};
