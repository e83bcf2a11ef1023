module.exports = {
  mode: "production",
  entry: {
    list: { import: "./src/list.js", layer: "shop" },
    detail: { import: "./src/detail.js", layer: "shop" },
    admin: { import: "./src/list.js", layer: "admin" },
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        shop: { layer: "shop", minChunks: 2 },
        default: false,
        defaultVendors: false,
      },
    },
  },
};
