module.exports = {
  mode: "production",
  output: {
    path: "public",
    fileName: "map.js",
  },
};
