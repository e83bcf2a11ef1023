module.exports = {
  mode: "production",
  entry: {
    winter: "./src/winter.js",
    spring: "./src/spring.js",
    summer: "./src/summer.js",
    autumn: "./src/autumn.js",
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      dedupDepth: 1,
    },
  },
};
