module.exports = {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: { where: "./src/where.js" },
  output: { library: { type: "system" } },
};
