const http = require("http");
const path = require("path");
const { parseArgs } = require("util");
const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const startBackend = require("./backend.js");

// node request.js CONFIGURATION [--header "name: value"] [--show header] [METHOD:]PATH...
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    header: { type: "string", multiple: true, default: [] },
    show: { type: "string", multiple: true, default: [] },
    upgrade: { type: "boolean" },
  },
});
const [file = "webpack.config.js", ...requests] = positionals;
const sent = Object.fromEntries(values.header.map((line) => line.split(/:\s*(.*)/, 2)));

async function main() {
  const backend = await startBackend();
  const { port } = backend.address();
  process.env.BACKEND = `http://localhost:${port}`;

  const { devServer, ...options } = require(path.resolve(file));
  const compiler = webpack(options);
  // The command line takes publicPath from the output in the same way.
  const { publicPath = "/" } = options.output || {};
  const server = new WebpackDevServer(compiler, { publicPath, quiet: true, ...devServer });
  // With `quiet`, the server still prints where it listens.
  server.showStatus = () => {};
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  for (const request of requests) console.log((await answerTo(server, request)).replaceAll(port, 3000));
  server.close();
  backend.close();
}

function answerTo(server, request) {
  const [, method = "GET", url] = /^(?:([A-Z]+):)?(.+)$/.exec(request);
  const socket = values.upgrade && { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": 13, "sec-websocket-key": "aGFyYm9yIGlzIG9wZW4hIQ==" };
  const headers = { host: "localhost:8080", accept: "*/*", ...socket, ...sent };
  return new Promise((resolve, reject) => {
    const tell = async (response) => {
      const shown = values.show.flatMap((name) => response.headers[name] || `no ${name}`);
      let body = "";
      if (!values.upgrade) for await (const part of response) body += part;
      const [line] = body.trim().split("\n");
      resolve([`${method} ${url} ${response.statusCode}`, ...shown, line.slice(0, 76)].filter(Boolean).join(" | "));
      response.destroy();
    };
    const { port } = server.listeningApp.address();
    http.request({ host: "127.0.0.1", port, method, path: url, headers }).on("response", tell).on("upgrade", tell).on("error", reject).end();
  });
}

main();
