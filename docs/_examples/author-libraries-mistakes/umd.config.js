export default {
  mode: "production",
  output: {
    filename: "seed-kit.cjs",
    library: { type: "umd", name: "seedKit" },
  },
  externals: { minisearch: "MiniSearch" },
};
