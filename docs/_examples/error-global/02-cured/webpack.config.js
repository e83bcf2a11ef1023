module.exports = {
  mode: "production",
  node: { global: true },
};
