module.exports = {
  mode: "production",
  entry: { relaxed: "./src/relaxed.js", strict: "./src/strict.mjs" },
};
