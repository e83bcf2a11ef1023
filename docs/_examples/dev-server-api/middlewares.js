const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const setupMiddlewares = (middlewares, server) => {
  console.log(middlewares.map(({ name }) => name));

  middlewares.push({
    name: "departures",
    path: "/departures.json",
    middleware: (request, response) => response.json(["08:15 Utrecht"]),
  });
  return middlewares;
};

const compiler = webpack({ ...options, stats: "none" });
const server = new WebpackDevServer({ ...devServer, setupMiddlewares }, compiler);

async function main() {
  await server.start();
  const { address, port } = server.server.address();
  for (const path of ["/departures.json", "/main.js"]) {
    const response = await fetch(`http://${address}:${port}${path}`);
    console.log(path, response.status, (await response.text()).split("\n")[0]);
  }
  await server.stop();
  compiler.close(() => {});
}

main();
