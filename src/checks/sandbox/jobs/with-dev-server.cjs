const http = require('node:http');
const {once} = require('node:events');

/**
 * Starts the development server for a project on a free port of this machine, lets a function use
 * it, and stops it.
 * @param use gets the server, its `port`, `get`, which asks for a path, and `logged`, which gives
 *   what was printed so far
 */
async function withDevServer({webpack, WebpackDevServer, configuration}, use) {
  const lines = [];
  const print = (...parts) => void lines.push(parts.join(' '));
  const start = WebpackDevServer.prototype.start ? startServer : startOldServer;
  const {server, listening, stop} = await start({webpack, WebpackDevServer, configuration, print});
  try {
    const {port} = listening.address();
    const get = (path = '/', options = {}) =>
      responseTo({host: '127.0.0.1', port, path, ...options});
    return await use({server, port, get, logged: () => lines.join('\n')});
  } finally {
    await stop();
  }
}

/** Gives a server that has built, the one of Node.js that listens for it, and what stops both. */
async function startServer({webpack, WebpackDevServer, configuration, print}) {
  const {devServer, ...others} = configuration;
  const infrastructureLogging = {
    console: {error: print, warn: print, info: print, log: print, debug: print},
    ...others.infrastructureLogging,
  };
  const compiler = webpack({...others, infrastructureLogging});
  const built = new Promise((resolve) => compiler.hooks.done.tap('dev server', () => resolve()));
  const defaults = {host: '127.0.0.1', port: 0, setupExitSignals: false};
  const server = new WebpackDevServer({...defaults, ...devServer}, compiler);
  await server.start();
  const stop = async () => {
    await server.stop();
    await new Promise((resolve) => compiler.close(resolve));
  };
  await built;
  return {server, listening: server.server, stop};
}

/** Version 3 takes the compiler first, listens with a callback, and prints through an object. */
async function startOldServer({webpack, WebpackDevServer, configuration, print}) {
  const {devServer, ...others} = configuration;
  const {publicPath = '/'} = others.output ?? {};
  const log = {info: print, warn: print, error: print, debug: print, options: {level: 'silent'}};
  const compiler = webpack(others);
  const server = new WebpackDevServer(compiler, {publicPath, ...devServer}, log);
  const {host = '127.0.0.1', port = 0} = devServer ?? {};
  await new Promise((resolve) => server.listen(port, host, resolve));
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  const stop = () => new Promise((resolve) => server.close(resolve));
  return {server, listening: server.listeningApp, stop};
}

/** Unlike `fetch`, it may send any host. */
async function responseTo({body, ...options}) {
  const request = http.request({agent: false, ...options});
  request.end(body);
  const [response] = await once(request, 'response');
  const parts = await response.toArray();
  const {statusCode: status, headers} = response;
  return {status, headers, text: Buffer.concat(parts).toString()};
}

module.exports = {withDevServer};
