const { LoaderOptionsPlugin } = require("webpack");

module.exports = {
  mode: "production",
  module: { rules: [{ test: /\.txt$/, loader: `${__dirname}/label-loader.js` }] },
  plugins: [
    new LoaderOptionsPlugin({ test: /\.txt$/, minimize: true, options: { shop: "Herb shop" } }),
  ],
};
