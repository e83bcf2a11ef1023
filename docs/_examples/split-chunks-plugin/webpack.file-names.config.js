module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          idHint: "npm",
          filename: "packages/[id].js",
        },
      },
    },
  },
};
