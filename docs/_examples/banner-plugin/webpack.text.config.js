const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/shop.js",
  experiments: { css: true },
  plugins: [
    new BannerPlugin({ banner: "Herb shop\nMIT license" }),
    new BannerPlugin({ banner: ({ chunk, filename }) => `${filename} of ${chunk.id}` }),
  ],
};
