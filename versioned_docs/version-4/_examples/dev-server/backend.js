const http = require("http");
const { once } = require("events");

/** Starts a backend that answers with what it was asked for. */
module.exports = async function startBackend(port = 0) {
  const answer = ({ method, url, headers }) => JSON.stringify({ backend: `${method} ${url}`, host: headers.host });
  const server = http.createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Set-Cookie", "session=1; Domain=harbor.example; Path=/");
    response.end(answer(request));
  });
  server.on("upgrade", (request, socket) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Answer: ${answer(request)}\r\n\r\n`);
  });
  await once(server.listen(port), "listening");
  return server;
};
