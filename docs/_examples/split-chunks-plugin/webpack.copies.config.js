module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  performance: { hints: "warning", duplicateModules: true, unsplitVendors: true },
};
