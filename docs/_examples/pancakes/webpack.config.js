module.exports = {
  mode: "production",
  module: {
    rules: [
      { test: /\.scss$/, use: "sass-loader", type: "css/auto" },
      { test: /\.svg$/, type: "asset/resource" },
    ],
  },
};
