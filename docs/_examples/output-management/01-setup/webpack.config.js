module.exports = {
  mode: "production",
  entry: { hours: "./src/hours.js" },
};
