module.exports = {
  mode: "production",
  target: ["web", "es5"],
};
