module.exports = {
  mode: "production",
  entry: "./src/badge.js",
  output: { clean: true },
};
