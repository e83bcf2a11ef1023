const path = require("path");

module.exports = {
  mode: "production",
  context: __dirname,
  output: { path: path.resolve(__dirname, "dist") },
  resolve: {
    modules: [path.resolve(__dirname, "node_modules"), "node_modules"],
  },
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: ["@babel/preset-env"] },
      },
    ],
  },
};
