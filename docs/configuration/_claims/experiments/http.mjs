import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';

/** Serves a module that prints a text, and counts the requests for it. */
async function serve() {
  const shop = {text: 'old', requests: 0};
  const server = createServer((_, response) => {
    shop.requests += 1;
    response.setHeader('content-type', 'text/javascript');
    response.end(`console.log("${shop.text}");`);
  });
  await new Promise((started) => server.listen(0, '127.0.0.1', started));
  shop.url = `http://127.0.0.1:${server.address().port}/`;
  shop.close = () => server.close();
  return shop;
}

/** Builds with the module of the server while a function calls for it, again and again. */
const withServer = (own, steps) => async (seen) => {
  const shop = await serve();
  const options = {...own(seen), allowedUris: [shop.url]};
  const lockfileLocation = `${seen.folder}/webpack.lock`;
  const build = (mode = seen.mode, changed = {}) =>
    seen.build({
      files: {'src/index.js': `import "${shop.url}a.js";`},
      configuration: {
        mode,
        experiments: {buildHttp: {lockfileLocation, ...options, ...changed}},
      },
    });
  try {
    await steps({shop, build, lockfileLocation});
  } finally {
    shop.close();
  }
};
/** The options of a claim, without what webpack added to them. */
const given = ({stats, mode}) => {
  const {frozen, ...options} = stats.compilation.options.experiments.buildHttp;
  return frozen === (mode === 'production') ? options : {...options, frozen};
};
const prints = async ({run, errors}) => {
  assert.deepEqual(errors, []);
  return (await run()).printed.join();
};

export default [
  {
    says: 'The first build in development writes webpack.lock and the folder webpack.lock.data.',
    modes: ['development'],
    configuration: {experiments: {buildHttp: {allowedUris: []}}},
    holds: withServer(given, async ({build, lockfileLocation}) => {
      assert.equal(await prints(await build()), 'old');
      assert.ok(existsSync(lockfileLocation));
      assert.ok(existsSync(`${lockfileLocation}.data`));
    }),
    unless: {configuration: {experiments: {buildHttp: {allowedUris: [], frozen: true}}}},
  },
  {
    says: 'A production build writes neither and fails if a module is not in them:',
    modes: ['production'],
    configuration: {experiments: {buildHttp: {allowedUris: []}}},
    holds: withServer(given, async ({build, lockfileLocation}) => {
      const {errors} = await build();
      assert.match(errors.join(), /has no lockfile entry and lockfile is frozen/);
      assert.ok(!existsSync(lockfileLocation));
    }),
    unless: {configuration: {experiments: {buildHttp: {allowedUris: [], frozen: false}}}},
  },
  {
    says: 'instead of changing the lock file or its folder, and is on in production.',
    configuration: {experiments: {buildHttp: {allowedUris: []}}},
    holds: ({stats, mode}) =>
      assert.equal(stats.compilation.options.experiments.buildHttp.frozen, mode === 'production'),
    unless: {
      configuration: ({mode}) => ({
        experiments: {buildHttp: {allowedUris: [], frozen: mode !== 'production'}},
      }),
    },
  },
  {
    says: 'Without the option, a new version on the server never reaches your build. Turn it on for one build in development with --experiments-build-http-upgrade.',
    modes: ['development'],
    configuration: {experiments: {buildHttp: {allowedUris: [], upgrade: true}}},
    holds: withServer(given, async ({shop, build}) => {
      await build('development', {upgrade: false});
      shop.text = 'new';
      assert.equal(await prints(await build('development', {upgrade: false})), 'old');
      assert.equal(await prints(await build()), 'new');
    }),
    unless: {configuration: {experiments: {buildHttp: {allowedUris: [], upgrade: false}}}},
  },
  {
    says: 'In production, the frozen lock file makes every change an error.',
    modes: ['production'],
    configuration: {experiments: {buildHttp: {allowedUris: [], upgrade: true}}},
    holds: withServer(given, async ({shop, build}) => {
      await build('development');
      shop.text = 'new';
      assert.match((await build()).errors.join(), /outdated lockfile entry/);
    }),
    unless: {
      configuration: {experiments: {buildHttp: {allowedUris: [], upgrade: true, frozen: false}}},
    },
  },
  {
    says: 'webpack keeps no files and every build downloads them. Changed content then fails in production, while a development build accepts it without upgrade.',
    modes: ['development'],
    configuration: {experiments: {buildHttp: {allowedUris: [], cacheLocation: false}}},
    holds: withServer(given, async ({shop, build, lockfileLocation}) => {
      await build();
      assert.ok(!existsSync(`${lockfileLocation}.data`));
      shop.text = 'new';
      assert.match((await build('production')).errors.join(), /outdated lockfile entry/);
      assert.equal(await prints(await build()), 'new');
      assert.equal(shop.requests, 3);
    }),
    unless: {configuration: {experiments: {buildHttp: {allowedUris: []}}}},
  },
  {
    says: 'A list instead of the buildHttp object sets only this key.',
    configuration: {experiments: {buildHttp: ['https://cdn.example/']}},
    holds({stats, mode}) {
      const options = {
        allowedUris: ['https://cdn.example/'],
        frozen: mode === 'production',
        upgrade: false,
      };
      assert.deepEqual({...stats.compilation.options.experiments.buildHttp}, options);
    },
    unless: {configuration: {experiments: {buildHttp: {allowedUris: [], upgrade: true}}}},
  },
];
