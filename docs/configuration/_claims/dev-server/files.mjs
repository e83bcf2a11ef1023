import assert from 'node:assert/strict';

const pages = {'public/robots.txt': 'all welcome', 'public/notes/one.txt': 'one'};
const inFolder = (options) => (context) => ({
  devServer: {static: {directory: `${context.folder}/public`, ...options}},
});

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
    says: 'or a list of such paths, independent of output.publicPath; by default /.',
    modes: ['development'],
    files: pages,
    configuration: inFolder(),
    holds: ({serve}) =>
      serve(async ({get}) => assert.equal((await get('/robots.txt')).text, 'all welcome')),
    unless: {configuration: inFolder({publicPath: '/files'})},
  },
  {
    says: 'It is on by default; false responds with 404. An object contains options',
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
    says: 'Compresses responses with gzip or brotli, whichever the browser accepts. It is on by default',
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
