import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {setTimeout as wait} from 'node:timers/promises';

const WebpackDevServer = createRequire(import.meta.url)('webpack-dev-server');
const called = (start) => new Promise((resolve) => start(resolve));
const quiet = {
  mode: 'development',
  stats: 'none',
  infrastructureLogging: {level: 'none'},
};
const own = {host: '127.0.0.1', port: 0};

/** Runs a compiler that has the server as a plugin, and tells whether it listened. */
async function asPlugin({webpack, folder, stats}, options = own, seen = () => {}) {
  const server = new WebpackDevServer(options);
  const compiler = webpack({...quiet, context: folder, plugins: [server]});
  if (stats.compilation.name === 'once') {
    await called((end) => compiler.run(end));
  } else {
    const listening = called((end) => (options.onListening = end));
    compiler.watch({}, () => {});
    await listening;
    seen();
  }
  const node = server.server;
  await called((end) => compiler.close(end));
  return {node, listening: node?.listening};
}

export default [
  {
    says: 'checks the options and throws a ValidationError for those that it does not know.',
    modes: ['development'],
    configuration: {name: 'prot'},
    holds({webpack, stats}) {
      const options = {[stats.compilation.name]: 0};
      assert.throws(() => new WebpackDevServer(options, webpack(quiet)), {
        name: 'ValidationError',
      });
    },
    unless: {configuration: {name: 'port'}},
  },
  {
    says: 'A second start() after stop() works, but adds the code for updates to the bundle again.',
    modes: ['development'],
    configuration: {name: 'same'},
    async holds({webpack, folder, stats}) {
      const make = () => webpack({...quiet, context: folder});
      const first = make();
      const servers = [new WebpackDevServer({...own}, first)];
      servers.push(
        stats.compilation.name === 'same' ? servers[0] : new WebpackDevServer({...own}, make()),
      );
      const lengths = [];
      for (const server of servers) {
        await server.start();
        const {port} = server.server.address();
        const response = await fetch(`http://127.0.0.1:${port}/main.js`);
        lengths.push((await response.text()).length);
        await server.stop();
        await called((end) => server.compiler.close(end));
      }
      assert.ok(lengths[1] > lengths[0] + 1000, lengths.join());
    },
    unless: {configuration: {name: 'other'}},
  },
  {
    says: 'In a script, the server stops by itself on SIGINT and SIGTERM',
    modes: ['development'],
    configuration: {devServer: {setupExitSignals: true}},
    holds: ({serve}) =>
      serve(({server}) =>
        assert.deepEqual(server.listeners.map(({name}) => name).sort(), ['SIGINT', 'SIGTERM']),
      ),
    unless: {configuration: {devServer: {setupExitSignals: false}}},
  },
  {
    says: 'the server listens after the first build in watch mode and stops when the compiler is closed.',
    modes: ['development'],
    configuration: {name: 'watched'},
    async holds(seen) {
      const {node, listening} = await asPlugin(seen);
      assert.ok(node);
      assert.equal(listening, false);
    },
    unless: {configuration: {name: 'once'}},
  },
  {
    says: 'In a single build, it does nothing, so it may remain in the configuration.',
    modes: ['development'],
    configuration: {name: 'once'},
    holds: async (seen) => assert.equal((await asPlugin(seen)).node, undefined),
    unless: {configuration: {name: 'watched'}},
  },
  {
    says: 'It does not listen for signals, unless you set setupExitSignals: true.',
    modes: ['development'],
    configuration: {devServer: {}},
    async holds(seen) {
      const {setupExitSignals} = seen.stats.compilation.options.devServer;
      const count = () => process.listenerCount('SIGTERM');
      const before = count();
      let during;
      await asPlugin(seen, {...own, ...(setupExitSignals && {setupExitSignals})}, () => {
        during = count();
      });
      assert.equal(during, before);
    },
    unless: {configuration: {devServer: {setupExitSignals: true}}},
  },
  {
    says: 'With webSocketServer: false there is no connection, and publish() does nothing.',
    modes: ['development'],
    configuration: {devServer: {webSocketServer: false}},
    holds: ({serve}) =>
      serve(async ({server, get}) => {
        server.middleware.publish({action: 'reload'});
        await wait(50);
        assert.equal((await get('/ws')).status, 404);
      }),
    unless: {configuration: {devServer: {webSocketServer: 'ws'}}},
  },
  {
    says: 'In a script, the function is called at once if no build is running',
    modes: ['development'],
    configuration: {name: 'callback'},
    holds: ({serve, stats}) =>
      serve(async ({server}) => {
        await called((end) => server.middleware.waitUntilValid(end));
        let builds = 0;
        const build = called((end) => {
          server.compiler.hooks.done.tap('Again', () => {
            builds += 1;
            end();
          });
        });
        const callback = called((end) => server.invalidate(end));
        await (stats.compilation.name === 'callback' ? callback : build);
        assert.equal(builds, 0);
      }),
    unless: {configuration: {name: 'build'}},
  },
  {
    says: 'If the server is a plugin, it is called after the build.',
    modes: ['development'],
    configuration: {name: 'callback'},
    async holds({webpack, folder, stats}) {
      const waits = stats.compilation.name === 'callback';
      const server = new WebpackDevServer({...own});
      const compiler = webpack({...quiet, context: folder, plugins: [server]});
      let builds = 0;
      await called((end) => {
        compiler.hooks.afterDone.tap('First', end);
        compiler.watch({}, () => {});
      });
      compiler.hooks.done.tap('Again', () => void (builds += 1));
      if (waits) await called((end) => server.invalidate(end));
      const before = builds;
      await called((end) => compiler.close(end));
      assert.equal(before, 1);
    },
    unless: {configuration: {name: 'none'}},
  },
];
