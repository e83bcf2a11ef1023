const path = require("node:path");

module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /shop\.js$/, use: path.resolve(__dirname, "loaders/city-loader.js") }],
  },
  cache: {
    type: "filesystem",
  },
};
