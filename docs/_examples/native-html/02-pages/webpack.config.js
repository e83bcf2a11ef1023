module.exports = {
  mode: "production",
  entry: {
    home: "./src/index.html",
    visit: "./src/visit.html",
  },
  output: { clean: true },
};
