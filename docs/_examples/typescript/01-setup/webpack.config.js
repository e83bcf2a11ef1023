module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  output: { clean: true },
  resolve: { extensions: [".ts", ".tsx", "..."] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: "ts-loader", exclude: /node_modules/ }],
  },
};
