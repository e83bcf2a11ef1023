const { ManifestPlugin } = require("webpack");

module.exports = (env, argv) => {
  const hash = argv.mode === "production" ? ".[contenthash:8]" : "";

  return {
    entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
    output: {
      publicPath: "/static/",
      filename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      clean: true,
    },
    optimization: { runtimeChunk: "single" },
    experiments: { css: true },
    plugins: [new ManifestPlugin()],
  };
};
