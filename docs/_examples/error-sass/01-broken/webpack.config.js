module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /\.scss$/, use: ["style-loader", "css-loader", "sass-loader"] }],
  },
};
