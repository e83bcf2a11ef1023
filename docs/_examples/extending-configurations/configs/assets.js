/** @type {import("webpack").Configuration} */
module.exports = {
  mode: "development",
  module: {
    rules: [{ test: /\.svg$/, type: "asset/inline" }],
  },
};
