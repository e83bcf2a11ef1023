module.exports = {
  mode: "production",
  stats: "errors-only",
};
