const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const configuration = require("./webpack.config.js");

const compiler = webpack({ mode: "development", ...configuration });
const server = new WebpackDevServer(compiler, { hotOnly: true, stats: "minimal" });

server.listen(4182, "localhost", (error) => {
  if (error) throw error;
});
