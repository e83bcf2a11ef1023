const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const compiler = webpack(options);
const server = new WebpackDevServer(compiler, { ...devServer, stats: "errors-only" });

server.listen(8080, "localhost", (error) => {
  if (error) throw error;
  server.close();
});
