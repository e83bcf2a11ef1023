const { BannerPlugin } = require("webpack");
const { version } = require("./package.json");

module.exports = {
  mode: "production",
  plugins: [new BannerPlugin(`Herb shop ${version}, MIT license`)],
};
