module.exports = {
  mode: "production",
  entry: ["./src/missing.js", "./src/renamed.js"],
  stats: { errorDetails: false },
};
