const { DefinePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/names.js",
  optimization: { minimize: false },
  plugins: [
    new DefinePlugin({
      VERSION: JSON.stringify("1.2.0"),
      "process.env.API": JSON.stringify("/api"),
    }),
  ],
};
