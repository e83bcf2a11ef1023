const { DefinePlugin } = require("webpack");
const { version } = require("./package.json");

module.exports = {
  mode: "production",
  plugins: [
    new DefinePlugin({
      VERSION: JSON.stringify(version),
      DEBUG: false,
    }),
  ],
};
