const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const compiler = webpack({ ...options, stats: "errors-only" });
const server = new WebpackDevServer({ ...devServer, host: "localhost" }, compiler);

server
  .start()
  .then(() => server.stop())
  .then(() => compiler.close(() => {}));
