module.exports = {
  mode: "production",
  entry: "./src/north/index.html",
  module: {
    parser: { html: { template: async (source) => source } },
  },
};
