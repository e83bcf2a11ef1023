module.exports = {
  mode: "production",
  entry: { timetable: "./src/index.js" },
  output: { filename: "[name].[contenthash:8].js", clean: true },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};
