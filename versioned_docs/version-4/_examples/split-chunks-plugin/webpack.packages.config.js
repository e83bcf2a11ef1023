const nameOfPackage = (module) => {
  const parts = module.nameForCondition().split(/[\\/]node_modules[\\/]/);
  const [scopeOrName, name] = parts[parts.length - 1].split(/[\\/]/);
  return scopeOrName.startsWith("@") ? `${scopeOrName.slice(1)}-${name}` : scopeOrName;
};

module.exports = {
  mode: "production",
  entry: { home: "./src/home.js", shop: "./src/shop.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      maxInitialRequests: Infinity,
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: (module) => `npm-${nameOfPackage(module)}`,
          minSize: 0,
        },
      },
    },
  },
};
