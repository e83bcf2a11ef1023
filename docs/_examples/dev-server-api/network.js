const WebpackDevServer = require("webpack-dev-server");

async function main() {
  console.log(WebpackDevServer.findIp("v4", true));
  console.log(WebpackDevServer.findIp("127.0.0.1"));
  console.log(await WebpackDevServer.getHostname("harbor.localhost"));
  console.log(await WebpackDevServer.getFreePort(9000));
  console.log((await WebpackDevServer.getFreePort("auto", "127.0.0.1")) >= 8080);
}

main();
