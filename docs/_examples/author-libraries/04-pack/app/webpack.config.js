module.exports = {
  mode: "production",
  entry: { import: "./use.mjs", require: "./use.cjs" },
};
