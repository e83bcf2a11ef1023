const path = require("path");

const kit = {
  name: "kit",
  mode: "development",
  devtool: false,
  entry: "./kit/index.js",
  output: {
    path: path.resolve("kit/dist"),
    library: { type: "commonjs2" },
  },
};

const app = {
  name: "app",
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  dependencies: ["kit"],
};

module.exports = [kit, app];
