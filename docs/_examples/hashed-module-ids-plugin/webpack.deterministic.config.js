module.exports = {
  mode: "production",
  optimization: { moduleIds: "deterministic", concatenateModules: false },
};
