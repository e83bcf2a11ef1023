module.exports = {
  mode: "production",
  resolve: {
    mainFields: ["main"],
  },
};
