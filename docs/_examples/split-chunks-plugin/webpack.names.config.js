module.exports = {
  mode: "production",
  entry: { home: "./src/home.js", shop: "./src/shop.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      name: (module, chunks, cacheGroupKey) => {
        const names = chunks.map((chunk) => chunk.name);
        return names.every(Boolean) ? `${cacheGroupKey}-${names.join("-")}` : undefined;
      },
    },
  },
};
