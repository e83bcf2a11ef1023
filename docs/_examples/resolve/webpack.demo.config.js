module.exports = {
  mode: "production",
  resolve: {
    conditionNames: ["demo", "..."],
  },
};
