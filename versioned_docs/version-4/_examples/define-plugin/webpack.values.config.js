const { DefinePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/values.js",
  // Keeps the lines as they are, to compare.
  optimization: { minimize: false },
  plugins: [
    new DefinePlugin({
      TEXT: JSON.stringify("basil"),
      CODE: "Date.now()",
      COUNT: 3,
      ON: true,
      NOTHING: undefined,
      PATTERN: /^basil$/i,
      DOUBLE: (number) => number * 2,
      LIMITS: { pots: 12, unit: JSON.stringify("cm") },
      SIZES: [9, 14],
      SIZES_AS_CODE: JSON.stringify([9, 14]),
      "typeof window": JSON.stringify("object"),
    }),
  ],
};
