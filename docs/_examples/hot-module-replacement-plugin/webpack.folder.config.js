const board = require("./webpack.config.js");

module.exports = {
  ...board,
  output: {
    hotUpdateMainFilename: "hot/[runtime].[fullhash].json",
    hotUpdateChunkFilename: "hot/[id].[fullhash].js",
    clean: true,
  },
};
