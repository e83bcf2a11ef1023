const http = require("node:http");

module.exports = class StatusPlugin {
  apply(compiler) {
    const server = http.createServer((request, response) => response.end("ready"));
    compiler.hooks.done.tap("StatusPlugin", () => server.listen(0));
  }
};
