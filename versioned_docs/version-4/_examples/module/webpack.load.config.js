module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/load.js",
  module: {
    exprContextCritical: false,
    exprContextRequest: "./lang",
    exprContextRegExp: /\.js$/,
  },
};
