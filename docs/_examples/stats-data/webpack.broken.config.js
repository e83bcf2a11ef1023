module.exports = {
  ...require("./webpack.config.js"),
  entry: { board: "./src/board.js" },
  output: { path: `${__dirname}/broken` },
};
