module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  resolve: { extensions: [".ts", ".tsx", ".wasm", ".mjs", ".js", ".json"] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: "ts-loader", exclude: /node_modules/ }],
  },
};
