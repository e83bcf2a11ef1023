const { DefinePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/conflict.js",
  optimization: { minimize: false },
  plugins: [
    new DefinePlugin({ "process.env.NODE_ENV": JSON.stringify("staging") }),
  ],
};
