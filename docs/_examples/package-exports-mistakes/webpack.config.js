module.exports = {
  mode: "production",
  stats: { errorDetails: false },
};
