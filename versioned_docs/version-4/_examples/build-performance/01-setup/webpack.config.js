const babel = { loader: "babel-loader", options: { presets: ["@babel/preset-env"] } };

module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  resolve: { extensions: [".ts", ".mjs", ".js", ".json"] },
  module: {
    rules: [
      { test: /\.js$/, use: babel },
      { test: /\.ts$/, use: [babel, "ts-loader"] },
    ],
  },
};
