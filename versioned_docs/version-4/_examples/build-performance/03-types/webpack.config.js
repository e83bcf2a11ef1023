const path = require("path");

const include = path.resolve(__dirname, "src");

const babel = { loader: "babel-loader", options: { presets: ["@babel/preset-env"] } };
const typescript = { loader: "ts-loader", options: { transpileOnly: true } };

module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  resolve: { extensions: [".ts", ".mjs", ".js", ".json"] },
  module: {
    rules: [
      { test: /\.js$/, use: babel, include },
      { test: /\.ts$/, use: [babel, typescript], include },
    ],
  },
};
