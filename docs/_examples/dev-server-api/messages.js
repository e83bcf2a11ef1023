const webpack = require("webpack");
const WebpackDevServer = require("webpack-dev-server");
const { devServer, ...options } = require("./webpack.config.js");

const compiler = webpack({ ...options, stats: "none" });
const server = new WebpackDevServer({ ...devServer, webSocketServer: "sse" }, compiler);

async function main() {
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));

  const { address, port } = server.server.address();
  const page = await fetch(`http://${address}:${port}/ws`);
  setTimeout(() => {
    server.middleware.publish({ type: "delay", data: { minutes: 5 } });
    server.middleware.publish({ action: "reload" });
  }, 500);
  await printMessages(page.body);

  await server.stop();
  compiler.close(() => {});
}

async function printMessages(body) {
  let text = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const lines = text.split("\n");
    text = lines.pop();
    for (const line of lines) {
      if (!line.startsWith("data: {")) continue;
      const { action, type, data } = JSON.parse(line.slice("data: ".length));
      if (type === "hash") continue;
      console.log(action ? { action } : { type, data });
      if (action === "reload") return;
    }
  }
}

main();
