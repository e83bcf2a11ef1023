const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const onListening = ({ server }) => {
  console.log("listening:", server.listening);
  compiler.close(() => console.log("closed, listening:", server.listening));
};
const compiler = webpack({
  ...options,
  plugins: [new WebpackDevServer({ ...devServer, onListening })],
});

compiler.watch({}, (error, stats) => {
  console.log(error ?? stats.toString("summary"));
});
