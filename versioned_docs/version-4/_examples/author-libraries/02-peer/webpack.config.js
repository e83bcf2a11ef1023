module.exports = {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "seed-kit.js",
    library: "seedKit",
    libraryTarget: "umd",
    globalObject: "typeof self === 'undefined' ? this : self",
  },
  externals: {
    minisearch: {
      root: "MiniSearch",
      commonjs: "minisearch",
      commonjs2: "minisearch",
      amd: "minisearch",
    },
  },
};
