module.exports = {
  mode: "production",
  entry: "./src/index.jsx",
  module: {
    rules: [
      { test: /\.svg$/, type: "asset/resource" },
      { test: /\.jsx$/, loader: "ts-loader" },
    ],
  },
};
