module.exports = {
  mode: "production",
  entry: "./src/index.jsx",
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: "babel-loader",
        options: {
          presets: ["@babel/preset-env", ["@babel/preset-react", { runtime: "automatic" }]],
        },
      },
    ],
  },
};
