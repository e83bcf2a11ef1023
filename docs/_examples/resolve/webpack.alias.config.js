const path = require("node:path");

module.exports = {
  mode: "production",
  resolve: {
    alias: {
      "@": path.resolve(__dirname, "src"),
      shop$: path.resolve(__dirname, "src/shop"),
      levenshtein: "fastest-levenshtein",
      acorn: false,
      theme: [
        path.resolve(__dirname, "src/themes/dark"),
        path.resolve(__dirname, "src/themes/base"),
      ],
      "sheet-*": path.resolve(__dirname, "src/themes/*/button.js"),
    },
  },
};
