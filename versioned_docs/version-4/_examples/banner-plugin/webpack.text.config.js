const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  output: { filename: "js/[name].js" },
  plugins: [
    new BannerPlugin({ banner: "Herb shop\nMIT license" }),
    new BannerPlugin(({ chunk, filename }) => `${filename} of ${chunk.name}`),
    new BannerPlugin("[name] | [file] | [filebase]"),
  ],
};
