const { createServer } = require("http");
const webpack = require("webpack");
const devMiddleware = require("webpack-dev-middleware");
const configure = require("./webpack.config.js");

const mode = "development";
const compiler = webpack({ mode, ...configure({}, { mode }) });
const bundle = devMiddleware(compiler, { stats: "minimal" });

const server = createServer((request, response) => {
  if (request.url === "/api/parcels") {
    response.setHeader("Content-Type", "application/json");
    response.end('{ "waiting": 7 }');
    return;
  }
  bundle(request, response, () => {
    response.statusCode = 404;
    response.end("There is no such page.");
  });
});

server.listen(4180, () => console.log("http://localhost:4180"));
