module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        large: {
          test: (module, { chunkGraph }) =>
            module.size() > 20000 && chunkGraph.getNumberOfModuleChunks(module) > 1,
        },
      },
    },
  },
};
