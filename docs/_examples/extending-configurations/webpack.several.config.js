/** @type {import("webpack").Configuration} */
module.exports = {
  extends: ["./configs/base.js", "./configs/assets.js"],
  entry: "./src/shop.js",
  module: {
    rules: [{ test: /\.txt$/, type: "asset/source" }],
  },
  plugins: [
    ({ options }) => console.log(options.mode, options.module.rules),
  ],
};
