module.exports = {
  mode: "production",
  entry: "./src/unknown-export.js",
};
