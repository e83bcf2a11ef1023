module.exports = {
  mode: "production",
  target: "node22",
  entry: { server: "./src/server.js" },
  output: { clean: true },
  devtool: "source-map",
  externalsPresets: { nodeModules: true },
};
