module.exports = {
  mode: "production",
  entry: {
    map: "./src/map.js",
    admin: "./src/admin.js",
  },
  output: {
    filename: "[name].js",
  },
};
