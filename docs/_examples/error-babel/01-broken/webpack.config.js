module.exports = {
  mode: "production",
  entry: "./src/index.jsx",
  externals: { "react/jsx-runtime": "jsxRuntime" },
  module: {
    rules: [{ test: /\.jsx$/, loader: "babel-loader" }],
  },
};
