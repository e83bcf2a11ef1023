module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/icons.js",
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /raw/, use: "raw-loader" },
          { resourceQuery: /inline/, use: "url-loader" },
          { use: "file-loader" },
        ],
      },
    ],
  },
};
