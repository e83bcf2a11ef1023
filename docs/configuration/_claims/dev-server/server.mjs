import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import http2 from 'node:http2';
import {createRequire} from 'node:module';

const server = (devServer) => ({configuration: {devServer}});

/** What the server of the first of two configurations responds for the files of both. */
async function servedOfTwo({folder, webpack}, devServer) {
  const WebpackDevServer = createRequire(`${folder}/package.json`)('webpack-dev-server');
  const shared = {mode: 'development', context: folder, stats: 'none'};
  const logging = {infrastructureLogging: {level: 'none'}};
  const compiler = webpack([
    {...shared, ...logging, entry: {page: './src/index.js'}, devServer: {}},
    {...shared, ...logging, entry: {admin: './src/index.js'}, devServer},
  ]);
  const own = new WebpackDevServer({host: '127.0.0.1', port: 0, static: false}, compiler);
  await own.start();
  await new Promise((done) => {
    own.middleware.waitUntilValid(done);
  });
  const {port} = own.server.address();
  const statuses = [];
  for (const path of ['/page.js', '/admin.js'])
    statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
  await own.stop();
  return statuses;
}

/** An application that calls its middleware one after another, as connect does. */
function plainApplication() {
  const all = [];
  const application = (request, response) => {
    const next = (index) => all[index]?.(request, response, () => next(index + 1));
    next(0);
  };
  application.use = (...values) => {
    if (values.length === 1 && values[0].length < 4) all.push(values[0]);
  };
  return application;
}

export default [
  {
    says: 'which have no effect on webpack build.',
    ...server({hot: true, headers: {'X-Kiosk': 'yes'}, devMiddleware: {publicPath: '/kiosk/'}}),
    async holds({assets, build}) {
      const without = await build({configuration: {devServer: undefined, output: {}}});
      assert.deepEqual(assets, without.assets);
    },
    unless: {configuration: {output: {publicPath: '/kiosk/', filename: 'kiosk.js'}}},
  },
  {
    says: 'Every server shows the files of all builds, or with --dev-server-per-compiler only its own; devServer: false leaves a configuration out.',
    modes: ['development'],
    ...server({}),
    async holds(seen) {
      const {devServer} = seen.stats.compilation.options;
      assert.deepEqual(await servedOfTwo(seen, devServer), [200, 200]);
      assert.deepEqual(await servedOfTwo(seen, false), [200, 404]);
    },
    unless: server(false),
  },
  {
    says: 'Most options are flags too, and a flag wins over the file:',
    modes: ['development'],
    ...server({port: 8080, open: false}),
    holds({webpack, folder, stats}) {
      const {schema} = createRequire(`${folder}/package.json`)('webpack-dev-server');
      const inFile = stats.compilation.options.devServer;
      const merged = {...inFile};
      webpack.cli.processArguments(webpack.cli.getArguments(schema), merged, {
        port: 3001,
        open: true,
      });
      assert.deepEqual([merged.port, merged.open], [3001, true]);
      assert.notEqual(inFile.port, merged.port);
    },
    unless: server({port: 3001}),
  },
  {
    says: 'By default that is every IP address of the machine, so everybody in your network can open the page. With "localhost" or "127.0.0.1", only you can open it.',
    modes: ['development'],
    ...server({host: undefined}),
    async holds({serve}) {
      const address = ({server: own}) => own.server.address().address;
      await serve((one) => assert.match(address(one), /^(?:::|0\.0\.0\.0)$/));
      await serve(
        (one) => assert.match(address(one), /^(?:::1|127\.0\.0\.1)$/),
        server({host: 'localhost'}),
      );
    },
    unless: server({host: '127.0.0.1'}),
  },
  {
    says: 'which by default, and with "auto", is the first free one from 8080 on.',
    modes: ['development'],
    ...server({port: 'auto'}),
    holds: ({serve}) =>
      serve(async (first) => {
        assert.ok(first.port >= 8080 && first.port < 8200, `port ${first.port}`);
        await serve((second) => assert.ok(second.port > first.port), server({port: undefined}));
      }),
    unless: server({port: 0}),
  },
  {
    says: 'host and port then have no effect.',
    modes: ['development'],
    configuration: ({folder}) => ({devServer: {ipc: `${folder}/s`, host: '127.0.0.1', port: 8080}}),
    holds: ({folder, serve}) =>
      serve(({server: own}) => assert.equal(own.server.address(), `${folder}/s`)),
    unless: server({}),
  },
  {
    says: 'the server makes a certificate and keeps it for 30 days in node_modules/.cache/webpack-dev-server',
    modes: ['development'],
    files: {'package.json': '{"name": "shop"}'},
    ...server({server: 'https'}),
    async holds({folder, serve}) {
      process.chdir(folder);
      await serve(() => {});
      assert.ok(existsSync(`${folder}/node_modules/.cache/webpack-dev-server/server.pem`));
    },
    unless: server({server: 'http'}),
  },
  {
    says: 'with the default application, the first request over HTTP/2, such as that of any browser, ends the process',
    modes: ['development'],
    ...server({server: 'http2', host: '127.0.0.1', static: false}),
    async holds({serve}) {
      const failures = [];
      const note = (error) => failures.push(error.message);
      process.on('uncaughtException', note);
      await serve(async ({port}) => {
        const session = http2.connect(`https://127.0.0.1:${port}`, {rejectUnauthorized: false});
        session.on('error', () => {});
        const request = session.request({':path': '/main.js'});
        request.on('error', () => {}).resume();
        await new Promise((done) => {
          request.on('close', done);
          setTimeout(done, 1500);
        });
        session.destroy();
      });
      process.off('uncaughtException', note);
      assert.match(failures.join(), /Cannot read properties of undefined|Cannot convert undefined/);
    },
    unless: server({
      server: 'http2',
      host: '127.0.0.1',
      static: false,
      app: () => plainApplication(),
    }),
  },
  {
    says: 'A function that creates the application, by default that of Express.',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => assert.match((await get('/nowhere')).text, /Cannot GET \/nowhere/)),
    unless: server({app: () => Object.assign((_, response) => response.end('own'), {use() {}})}),
  },
  {
    says: 'Stops the server on SIGINT and SIGTERM, and immediately on the second signal. It is on by default in scripts',
    modes: ['development'],
    ...server({setupExitSignals: undefined}),
    async holds({serve}) {
      const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
      const before = listeners();
      await serve(() => assert.equal(listeners(), before + 2));
    },
    unless: server({setupExitSignals: false}),
  },
];
