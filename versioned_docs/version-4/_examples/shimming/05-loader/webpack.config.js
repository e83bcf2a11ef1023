const path = require("path");
const { ProvidePlugin } = require("webpack");

const script = path.resolve(__dirname, "loaders/script.js");

module.exports = {
  mode: "production",
  plugins: [new ProvidePlugin({ "_.orderBy": "lodash/orderBy" })],
  module: {
    rules: [
      { test: /vendor\/ticker\.js$/, loader: script },
      {
        test: /vendor\/colors\.js$/,
        loader: script,
        options: { names: ["teamColors", "colorOf"] },
      },
    ],
  },
};
