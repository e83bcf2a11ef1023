module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/load.js",
  module: {
    parser: {
      javascript: {
        exprContextCritical: false,
        exprContextRequest: "./lang",
        exprContextRegExp: /\.js$/,
      },
    },
  },
};
