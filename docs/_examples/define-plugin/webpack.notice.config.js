const { readFileSync } = require("node:fs");
const { resolve } = require("node:path");
const { DefinePlugin } = require("webpack");

const file = resolve(__dirname, "notice.txt");
const notice = () => JSON.stringify(readFileSync(file, "utf8").trim());

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/notice.js",
  plugins: [
    new DefinePlugin({
      NOTICE: DefinePlugin.runtimeValue(notice, { fileDependencies: [file] }),
      FIRST_NOTICE: notice(),
    }),
  ],
};
