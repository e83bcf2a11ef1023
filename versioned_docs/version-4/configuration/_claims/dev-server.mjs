import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';

const server = (devServer) => ({configuration: {devServer}});
const pages = {'public/robots.txt': 'all welcome', 'notes/list.txt': 'one'};
const withPublic = (options) => ({
  configuration: ({folder}) => ({devServer: {contentBase: `${folder}/public`, ...options}}),
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
    says: 'Every path that names a script without .js gets a page that loads it',
    modes: ['development'],
    holds: ({serve}) =>
      serve(async ({get}) => assert.match((await get('/main')).text, /src="\/main\.js"/)),
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
];
