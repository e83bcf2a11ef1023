const { resolve } = require("node:path");
const { DefinePlugin } = require("webpack");

const release = process.env.RELEASE;
const value = () => JSON.stringify(release);

module.exports = {
  mode: "development",
  devtool: false,
  cache: {
    type: "filesystem",
    cacheDirectory: resolve(__dirname, ".cache"),
  },
  entry: ["./src/release-cached.js", "./src/release-versioned.js"],
  plugins: [
    new DefinePlugin({
      CACHED: DefinePlugin.runtimeValue(value),
      VERSIONED: DefinePlugin.runtimeValue(value, { version: release }),
    }),
  ],
};
