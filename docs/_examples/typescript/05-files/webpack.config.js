module.exports = {
  mode: "production",
  devtool: "source-map",
  entry: "./src/index.ts",
  output: { clean: true },
  resolve: { extensions: [".ts", ".tsx", "..."] },
  module: {
    rules: [
      { test: /\.svg$/, type: "asset/resource" },
      {
        test: /\.tsx?$/,
        loader: "ts-loader",
        exclude: /node_modules/,
        options: { transpileOnly: true },
      },
    ],
  },
};
