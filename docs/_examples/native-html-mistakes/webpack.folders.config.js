module.exports = {
  mode: "production",
  entry: {
    north: "./src/north/index.html",
    south: "./src/south/index.html",
  },
};
