import {createRequire} from 'node:module';
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';

const server = (devServer) => ({configuration: {devServer}});
const pages = {'public/robots.txt': 'all welcome', 'notes/list.txt': 'one'};
const withPublic = (options) => ({
  configuration: ({folder}) => ({devServer: {contentBase: `${folder}/public`, ...options}}),
});

/** What a build was made with, without what the build added. */
const configurationOf = ({compilation: {options}}) => ({
  mode: options.mode,
  context: options.context,
  output: {publicPath: options.output.publicPath},
  stats: options.stats,
});

export default [
  {
    says: 'with hot off and the page reloads after every build',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {text} = await get('/main.js');
        assert.doesNotMatch(text, /webpack\/hot\/dev-server/);
        assert.match(text, /webpack-dev-server\/client/);
      }),
    unless: server({hot: true}),
  },
  {
    says: 'Replaces changed modules while the page runs, with Hot Module Replacement. It is off by default',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => assert.doesNotMatch((await get('/main.js')).text, /hotApply/)),
    unless: server({hot: true}),
  },
  {
    says: 'The server adds HotModuleReplacementPlugin and the client itself.',
    modes: ['development'],
    ...server({hot: true}),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {text} = await get('/main.js');
        assert.match(text, /webpack\/hot\/dev-server/);
        assert.match(text, /hotApply/);
      }),
    unless: server({hot: true, injectHot: false}),
  },
  {
    says: 'By default that is the current directory',
    modes: ['development'],
    files: pages,
    async holds({folder, serve}) {
      process.chdir(folder);
      await serve(async ({get}) => assert.equal((await get('/notes/list.txt')).text, 'one'));
    },
    unless: server({contentBase: false}),
  },
  {
    says: 'Shows a list of the files of a folder without index.html. It is on by default',
    modes: ['development'],
    files: pages,
    ...withPublic(),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const page = {headers: {Accept: 'text/html'}};
        assert.match((await get('/', page)).text, /robots\.txt/);
      }),
    unless: withPublic({serveIndex: false}),
  },
  {
    says: 'Compresses responses with gzip. It is off by default in a configuration file',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {headers} = await get('/main.js', {headers: {'Accept-Encoding': 'gzip'}});
        assert.equal(headers['content-encoding'], undefined);
      }),
    unless: server({compress: true}),
  },
  {
    says: 'Turns the check of the host off',
    modes: ['development'],
    ...server({disableHostCheck: true}),
    holds: ({serve}) =>
      serve(async ({get}) =>
        assert.match((await get('/main.js', {headers: {Host: 'a.example'}})).text, /webpack/),
      ),
    unless: server({}),
  },
  {
    says: 'and its host is allowed without allowedHosts.',
    modes: ['development'],
    ...server({public: 'harbor.example:80'}),
    holds: ({serve}) =>
      serve(async ({get}) =>
        assert.match((await get('/main.js', {headers: {Host: 'harbor.example'}})).text, /webpack/),
      ),
    unless: server({}),
  },
  {
    says: 'Writes the files to output.path too',
    modes: ['development'],
    ...server({writeToDisk: true}),
    async holds({folder, serve}) {
      const path = `${folder}/served`;
      await serve(() => {}, {configuration: {output: {path}}});
      assert.ok(existsSync(`${path}/main.js`));
    },
    unless: server({}),
  },
  {
    says: 'leaves out the script in the page: no updates, no messages, no overlay.',
    modes: ['development'],
    ...server({inline: false}),
    holds: ({serve}) =>
      serve(async ({get}) =>
        assert.doesNotMatch((await get('/main.js')).text, /webpack-dev-server\/client/),
      ),
    unless: server({}),
  },
  {
    says: 'An unknown option stops the server',
    modes: ['development'],
    ...server({static: 'public'}),
    holds: ({serve}) =>
      assert.rejects(
        serve(() => {}),
        /options should NOT have additional properties/,
      ),
    unless: server({contentBase: false}),
  },
  {
    says: "'filename' option must be set in lazy mode.",
    modes: ['development'],
    ...server({lazy: true}),
    holds: ({serve}) =>
      assert.rejects(
        serve(() => {}),
        /'filename' option must be set in lazy mode/,
      ),
    unless: server({lazy: false}),
  },
  {
    says: 'both are "sockjs" by default',
    modes: ['development'],
    holds: ({serve}) =>
      serve(({server: own}) =>
        assert.deepEqual(own.options.transportMode, {server: 'sockjs', client: 'sockjs'}),
      ),
    unless: server({transportMode: 'ws'}),
  },
  {
    says: 'a path that names a script without .js gets a page that loads it',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => assert.match((await get('/main')).text, /src="\/main\.js"/)),
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
  {
    says: 'which have no effect on webpack without serve.',
    ...server({hot: true, publicPath: '/kiosk/'}),
    async holds({assets, build}) {
      assert.deepEqual(assets, (await build({configuration: {devServer: {}, output: {}}})).assets);
    },
    unless: {configuration: {output: {publicPath: '/kiosk/', filename: 'kiosk.js'}}},
  },
  {
    says: 'The server does not take publicPath and stats from the configuration of webpack in a script, only on the command line.',
    modes: ['development'],
    configuration: {output: {publicPath: '/kiosk/'}, stats: 'none'},
    holds({folder, webpack, stats}) {
      const own = createRequire(`${folder}/package.json`)('webpack-dev-server');
      const {publicPath, stats: printed} = new own(webpack(configurationOf(stats)), {
        noInfo: true,
        ...stats.compilation.options.devServer,
      }).options;
      assert.deepEqual([publicPath, printed], [undefined, undefined]);
    },
    unless: server({publicPath: '/kiosk/', stats: 'none'}),
  },
  {
    says: 'The URL path at which contentBase appears, by default /.',
    modes: ['development'],
    files: pages,
    ...withPublic(),
    holds: ({serve}) =>
      serve(async ({get}) => assert.equal((await get('/robots.txt')).text, 'all welcome')),
    unless: withPublic({contentBasePublicPath: '/files'}),
  },
  {
    says: 'It is off by default, so a change of index.html shows after a reload by hand.',
    modes: ['development'],
    files: pages,
    ...withPublic(),
    holds: ({serve}) => serve(({server: own}) => assert.equal(own.contentBaseWatchers.length, 0)),
    unless: withPublic({watchContentBase: true}),
  },
  {
    says: 'They have no effect if contentBase is a list.',
    modes: ['development'],
    files: {...pages, 'public/.hidden': 'secret'},
    configuration: ({folder}) => ({
      devServer: {contentBase: [`${folder}/public`], staticOptions: {dotfiles: 'allow'}},
    }),
    holds: ({serve}) => serve(async ({get}) => assert.equal((await get('/.hidden')).status, 404)),
    unless: withPublic({staticOptions: {dotfiles: 'allow'}}),
  },
  {
    says: 'The file in memory that the server sends for a folder, by default index.html.',
    modes: ['development'],
    configuration: {output: {filename: 'index.html'}, devServer: {contentBase: false}},
    holds: ({serve}) => serve(async ({get}) => assert.equal((await get('/')).status, 200)),
    unless: server({contentBase: false, index: 'other.html'}),
  },
  {
    says: 'fail with Cannot use [chunkhash] or [contenthash] for chunk in',
    modes: ['development'],
    configuration: ({webpack}) => ({
      output: {filename: '[name].[contenthash].js'},
      plugins: [new webpack.HotModuleReplacementPlugin()],
    }),
    holds: ({errors}) => assert.match(errors.join(), /Cannot use \[chunkhash\] or \[contenthash\]/),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'By default, builds for browsers, web workers and the renderer of Electron get it, but not those for Node.js.',
    modes: ['development'],
    configuration: {target: 'node'},
    holds: ({serve}) =>
      serve(async ({get}) =>
        assert.doesNotMatch((await get('/main.js')).text, /webpack-dev-server\/client/),
      ),
    unless: {configuration: {target: 'webworker'}},
  },
  {
    says: 'By default every one gets it, also builds for Node.js.',
    modes: ['development'],
    configuration: {target: 'node', devServer: {hot: true}},
    holds: ({serve}) =>
      serve(async ({get}) =>
        assert.match((await get('/main.js')).text, /webpack\/hot\/dev-server/),
      ),
    unless: server({hot: true, injectHot: false}),
  },
  {
    says: 'The path for the connection, by default /sockjs-node, on both ends.',
    modes: ['development'],
    holds: ({serve}) => serve(({server: own}) => assert.equal(own.sockPath, '/sockjs-node')),
    unless: server({sockPath: '/updates'}),
  },
];
