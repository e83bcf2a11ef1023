module.exports = {
  mode: "production",
  target: ["web", "es2017"],
};
