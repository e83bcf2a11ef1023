const { setTimeout } = require("node:timers/promises");
const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const options = require("./webpack.serve.config.js");

async function main() {
  const compiler = webpack({ ...options, stats: "none" });
  const server = new WebpackDevServer({ ...options.devServer, port: "auto" }, compiler);
  await server.start();
  await setTimeout(300);
  await server.stop();
}

main();
