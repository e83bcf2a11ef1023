const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const compiler = webpack({ ...options, stats: "none" });
const server = new WebpackDevServer(devServer, compiler);

server.startCallback((error) => {
  if (error) throw error;
  console.log("started");

  server.stopCallback(() => {
    console.log("stopped");
    compiler.close(() => {});
  });
});
