module.exports = {
  mode: "production",
  target: "web",
};
