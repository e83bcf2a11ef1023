module.exports = {
  mode: "production",
  entry: "./src/syntax.js",
  module: {
    rules: [
      {
        test: /\.m?js$/,
        include: /node_modules[\\/]price-kit/,
        loader: "babel-loader",
        options: { configFile: false, presets: ["@babel/preset-env"] },
      },
    ],
  },
};
