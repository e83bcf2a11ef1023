const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const configuration = require("./webpack.config.js");

async function start() {
  const compiler = webpack({ mode: "development", ...configuration });
  const server = new WebpackDevServer({ port: 4182, hot: "only" }, compiler);
  await server.start();
}

start();
