module.exports = {
  mode: "production",
  entry: "./src/static.js",
  resolve: { alias: { "label-printer": false } },
};
