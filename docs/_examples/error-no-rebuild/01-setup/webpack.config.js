module.exports = {
  mode: "development",
  watchOptions: {
    poll: 1000,
    ignored: ["**/node_modules/**"],
  },
};
