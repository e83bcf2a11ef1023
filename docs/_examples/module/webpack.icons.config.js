module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/icons.js",
  output: { clean: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /raw/, type: "asset/source" },
          { resourceQuery: /inline/, type: "asset/inline" },
          { type: "asset/resource" },
        ],
      },
    ],
  },
};
