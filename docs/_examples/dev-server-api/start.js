const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const compiler = webpack({ ...options, stats: "none" });
const server = new WebpackDevServer(devServer, compiler);

async function main() {
  await server.start();

  const { address, port } = server.server.address();
  for (const path of ["/", "/main.js", "/nothing.js"]) {
    const response = await fetch(`http://${address}:${port}${path}`);
    const text = await response.text();
    console.log(path, response.status, text.split("\n")[0]);
  }
  await server.stop();
  compiler.close(() => console.log("closed"));
}

main();
