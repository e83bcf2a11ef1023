const http = require('node:http');
const {once} = require('node:events');

/**
 * Starts the development server for a project on a free port of this machine, lets a function use
 * it, and stops it.
 * @param use gets the server, its `port`, `get`, which asks for a path, and `logged`, which gives
 *   what was printed so far
 */
async function served({webpack, WebpackDevServer, configuration}, use) {
  const {devServer, ...others} = configuration;
  const lines = [];
  const print = (...parts) => void lines.push(parts.join(' '));
  const infrastructureLogging = {
    console: {error: print, warn: print, info: print, log: print, debug: print},
    ...others.infrastructureLogging,
  };
  const compiler = webpack({...others, infrastructureLogging});
  const built = new Promise((resolve) => compiler.hooks.done.tap('served', () => resolve()));
  const defaults = {host: '127.0.0.1', port: 0, setupExitSignals: false};
  const server = new WebpackDevServer({...defaults, ...devServer}, compiler);
  await server.start();
  try {
    await built;
    const {port} = server.server.address();
    const get = (path = '/', options = {}) =>
      responseTo({host: '127.0.0.1', port, path, ...options});
    return await use({server, port, get, logged: () => lines.join('\n')});
  } finally {
    await server.stop();
    await new Promise((resolve) => compiler.close(resolve));
  }
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

module.exports = {served};
