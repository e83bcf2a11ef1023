module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /\.csv$/, use: "./loaders/csv-loader.js" }],
  },
};
