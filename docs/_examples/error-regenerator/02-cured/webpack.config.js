module.exports = {
  mode: "production",
  resolve: {
    alias: { "tide-kit$": "tide-kit/src/index.js" },
  },
};
