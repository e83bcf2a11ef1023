module.exports = {
  mode: "production",
  entry: "./src/index.html",
  output: { clean: true },
  module: {
    parser: {
      "css/auto": { dashedIdents: false },
    },
  },
};
