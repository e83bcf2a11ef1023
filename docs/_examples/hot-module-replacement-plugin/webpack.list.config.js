const board = require("./webpack.config.js");
const ListAcceptedPlugin = require("./plugins/ListAcceptedPlugin.js");

module.exports = {
  ...board,
  plugins: [...board.plugins, new ListAcceptedPlugin()],
};
