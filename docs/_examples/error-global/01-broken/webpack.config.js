module.exports = {
  mode: "production",
  node: false,
};
