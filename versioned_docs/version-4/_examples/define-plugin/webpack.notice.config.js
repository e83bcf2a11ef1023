const { readFileSync } = require("fs");
const { resolve } = require("path");
const { DefinePlugin } = require("webpack");

const file = resolve(__dirname, "notice.txt");
const notice = () => JSON.stringify(readFileSync(file, "utf8").trim());

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/notice.js",
  plugins: [
    new DefinePlugin({
      NOTICE: DefinePlugin.runtimeValue(notice, [file]),
      FIRST_NOTICE: notice(),
    }),
  ],
};
