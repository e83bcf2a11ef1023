const presetEnv = [
  "@babel/preset-env",
  { targets: "ie 11", useBuiltIns: "usage", corejs: "3.51" },
];

module.exports = {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.m?js$/,
        exclude: /node_modules[\\/](core-js|webpack)[\\/]/,
        loader: "babel-loader",
        options: { sourceType: "unambiguous", presets: [presetEnv] },
      },
    ],
  },
};
