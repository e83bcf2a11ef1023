import assert from 'node:assert/strict';
import {once} from 'node:events';
import http from 'node:http';

/** A backend that responds with what it was asked for. */
async function withBackend(seen, rule, use) {
  const backend = http.createServer((request, response) =>
    request.resume().on('end', () => response.end(`backend ${request.url}`)),
  );
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const target = `http://127.0.0.1:${backend.address().port}`;
  const {rule: own, ...devServer} = seen.stats.compilation.options.devServer;
  const proxy = [{target, ...own, ...rule}];
  const configuration = {devServer: {static: false, ...devServer, proxy}};
  try {
    await seen.serve(use, {configuration});
  } finally {
    backend.closeAllConnections();
    backend.close();
  }
}
const rule = (options, more) => ({configuration: {devServer: {rule: options, ...more}}});
const pages = {'public/robots.txt': 'all welcome', 'public/notes/one.txt': 'one'};
const inFolder = (options) => (context) => ({
  devServer: {static: {directory: `${context.folder}/public`, ...options}},
});

async function upgraded(port, path) {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    Origin: `http://127.0.0.1:${port}`,
  };
  const signal = AbortSignal.timeout(800);
  const request = http.request({host: '127.0.0.1', port, path, headers, signal}).end();
  const responses = [once(request, 'upgrade'), once(request, 'response')];
  const [response] = await Promise.any(responses).catch(() => [{statusCode: 'none'}]);
  request.on('error', () => {}).destroy();
  return response.statusCode;
}

/** A server with a path of its own. */
const routed = (route) => ({
  devServer: {
    setupMiddlewares(middlewares, {app}) {
      app.get(route, (request, response) => response.end('a file'));
      return middlewares;
    },
  },
});

export default [
  {
    says: "Where messages go, by default webpack's infrastructure log.",
    modes: ['development'],
    ...rule({context: '/api'}),
    holds: (seen) =>
      withBackend(seen, {}, async ({get, logged}) => {
        await get('/api/ferries');
        assert.match(logged(), /\[HPM\] GET \/api\/ferries/);
      }),
    unless: rule({context: '/api', logger: {info() {}, warn() {}, error() {}}}),
  },
  {
    says: 'It silently ignores onProxyReq, logLevel and bypass from earlier versions.',
    modes: ['development'],
    ...rule({context: '/api', logLevel: 'silent', bypass: () => '/main.js'}),
    async holds(seen) {
      const asked = [];
      await withBackend(
        seen,
        {onProxyReq: () => asked.push('onProxyReq')},
        async ({get, logged}) => {
          assert.equal((await get('/api')).text, 'backend /api');
          assert.match(logged(), /\[HPM\]/);
        },
      );
      assert.deepEqual(asked, []);
    },
    unless: rule({context: () => false}),
  },
  {
    says: 'Only the first that matches is applied:',
    modes: ['development'],
    ...rule({context: '/api', pathRewrite: {'^/api': '/one', '^/one': '/two'}}),
    holds: (seen) =>
      withBackend(seen, {}, async ({get}) =>
        assert.equal((await get('/api')).text, 'backend /one'),
      ),
    unless: rule({context: '/api', pathRewrite: {'^/api': '/two'}}),
  },
  {
    says: 'The development server keeps its own socket at /ws, whatever context says',
    modes: ['development'],
    ...rule({context: '/', ws: true}),
    holds: (seen) =>
      withBackend(seen, {}, async ({port}) => assert.equal(await upgraded(port, '/ws'), 101)),
    unless: rule({context: '/', ws: false}, {webSocketServer: {options: {path: '/updates'}}}),
  },
  {
    says: 'A POST request never ends',
    modes: ['development'],
    ...rule(
      {context: '/api'},
      {
        setupMiddlewares(middlewares) {
          const read = (request, response, next) => request.on('data', () => {}).on('end', next);
          return [read, ...middlewares];
        },
      },
    ),
    holds: (seen) =>
      withBackend(seen, {}, async ({get}) => {
        const post = {method: 'POST', body: '{}', headers: {'Content-Length': 2}};
        await assert.rejects(get('/api', {...post, signal: AbortSignal.timeout(600)}));
      }),
    unless: rule({context: '/api'}),
  },
  {
    says: 'By default that is public in the current directory, if it exists; false serves none.',
    modes: ['development'],
    files: pages,
    async holds({folder, serve}) {
      process.chdir(folder);
      await serve(async ({get}) => assert.equal((await get('/robots.txt')).text, 'all welcome'));
    },
    unless: {configuration: {devServer: {static: false}}},
  },
  {
    says: 'A URL fails with Using a URL as static.directory is not supported.',
    modes: ['development'],
    configuration: {devServer: {static: {directory: 'https://harbor.example'}}},
    holds: ({serve}) =>
      assert.rejects(
        serve(() => {}),
        /Using a URL as static\.directory is not supported/,
      ),
    unless: {configuration: {devServer: {static: {directory: '/harbor'}}}},
  },
  {
    says: 'The URL path at which the folder appears, or a list of them; by default /.',
    modes: ['development'],
    files: pages,
    configuration: inFolder(),
    holds: ({serve}) =>
      serve(async ({get}) => assert.equal((await get('/robots.txt')).text, 'all welcome')),
    unless: {configuration: inFolder({publicPath: '/files'})},
  },
  {
    says: 'It is on by default; false responds with 404. An object holds options',
    modes: ['development'],
    files: pages,
    configuration: inFolder(),
    async holds({serve}) {
      await serve(async ({get}) => assert.match((await get('/notes/')).text, /one\.txt/));
      const off = {configuration: inFolder({serveIndex: false})};
      await serve(async ({get}) => assert.equal((await get('/notes/')).status, 404), off);
    },
    unless: {files: {'public/notes/index.html': 'a page'}},
  },
  {
    says: 'The file that the server sends for a folder, by default index.html; false for none.',
    modes: ['development'],
    files: {'src/index.js': 'import "./index.html";', 'src/index.html': 'the page'},
    configuration: {
      devServer: {static: false},
      output: {assetModuleFilename: '[name][ext]'},
      module: {rules: [{test: /\.html$/, type: 'asset/resource'}]},
    },
    holds: ({serve}) => serve(async ({get}) => assert.equal((await get('/')).text, 'the page')),
    unless: {configuration: {devServer: {static: false, devMiddleware: {index: false}}}},
  },
  {
    says: 'What the terminal shows after each build, by default stats of the configuration.',
    modes: ['development'],
    configuration: {stats: 'errors-only'},
    async holds({serve}) {
      const {log} = console;
      const printed = [];
      console.log = (text) => printed.push(text);
      await serve(() => {}).finally(() => (console.log = log));
      assert.deepEqual(printed, []);
    },
    unless: {configuration: {devServer: {devMiddleware: {stats: 'normal'}}}},
  },
  {
    says: "Headers for webpack's files only.",
    modes: ['development'],
    files: pages,
    configuration: (context) => ({
      devServer: {...inFolder()(context).devServer, devMiddleware: {headers: {'X-Kiosk': 'yes'}}},
    }),
    holds: ({serve}) =>
      serve(async ({get}) => {
        assert.equal((await get('/main.js')).headers['x-kiosk'], 'yes');
        assert.equal((await get('/robots.txt')).headers['x-kiosk'], undefined);
      }),
    unless: {
      configuration: (context) => ({
        devServer: {...inFolder()(context).devServer, headers: {'X-Kiosk': 'yes'}},
      }),
    },
  },
  {
    says: 'Compresses responses with gzip or brotli, whichever the browser accepts. It is on by default.',
    modes: ['development'],
    async holds({serve}) {
      await serve(async ({get}) => {
        for (const encoding of ['gzip', 'br']) {
          const {headers} = await get('/main.js', {headers: {'Accept-Encoding': encoding}});
          assert.equal(headers['content-encoding'], encoding);
        }
      });
    },
    unless: {configuration: {devServer: {compress: false}}},
  },
  {
    says: "The server's end of the connection for updates, by default a WebSocket at /ws.",
    modes: ['development'],
    holds: ({serve}) => serve(async ({port}) => assert.equal(await upgraded(port, '/ws'), 101)),
    unless: {configuration: {devServer: {webSocketServer: false}}},
  },
  {
    says: 'of Express 5: /files/*name; the old form throws Missing parameter name',
    modes: ['development'],
    configuration: routed('/files/*'),
    async holds({serve}) {
      await assert.rejects(
        serve(() => {}),
        /Missing parameter name/,
      );
      const named = {configuration: routed('/files/*name')};
      await serve(async ({get}) => assert.equal((await get('/files/a')).text, 'a file'), named);
    },
    unless: {configuration: routed('/files/one')},
  },
];
