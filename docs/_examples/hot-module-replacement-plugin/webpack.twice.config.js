const { HotModuleReplacementPlugin } = require("webpack");
const board = require("./webpack.config.js");

module.exports = { ...board, plugins: [new HotModuleReplacementPlugin(), new HotModuleReplacementPlugin()] };
