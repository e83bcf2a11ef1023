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

function remembersRequests(request) {
  remembersRequests.requests.push(request?.url);
  return {context: '/api', target: 'http://127.0.0.1:1'};
}

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
    says: 'the server also calls it once at the start, without a request',
    modes: ['development'],
    configuration: {devServer: {static: false, proxy: [remembersRequests]}},
    async holds({stats, serve}) {
      const [own] = stats.compilation.options.devServer.proxy;
      own.requests = [];
      await serve(({get}) => get('/api/ferries'));
      assert.deepEqual(own.requests, [undefined, '/api/ferries']);
    },
    unless: {
      configuration: {
        devServer: {static: false, proxy: [{context: '/api', target: 'http://127.0.0.1:1'}]},
      },
    },
  },
  {
    says: 'so it silently ignores onProxyReq, logLevel and bypass from earlier versions.',
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
    says: 'The server applies only the first that matches:',
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
    says: "The server's end of the connection for updates, by default a WebSocket at /ws.",
    modes: ['development'],
    holds: ({serve}) => serve(async ({port}) => assert.equal(await upgraded(port, '/ws'), 101)),
    unless: {configuration: {devServer: {webSocketServer: false}}},
  },
];
