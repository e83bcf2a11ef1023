module.exports = {
  mode: "production",
  entry: "./src/broken.js",
  output: { path: `${__dirname}/broken` },
};
