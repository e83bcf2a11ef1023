import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {JSDOM} from 'jsdom';

const server = (devServer) => ({configuration: {devServer}});

/** What the server passes to the script in the page. */
async function settings(serve, changes) {
  let query;
  await serve(async ({get}) => {
    const {text} = await get('/main.js');
    query = /client\/index\.js\?([^"'!\\\s]+)/.exec(text)?.[1];
  }, changes);
  const found = Object.fromEntries(new URLSearchParams(query));
  const {url = '{}', connect = '{}'} = found;
  return {...found, ...JSON.parse(url), ...JSON.parse(connect)};
}

const board = (next) => ({
  'src/next.txt': next,
  'src/tide.js': 'export const tide = "low";',
  'src/index.js': `
    import {tide} from "./tide.js";
    const show = () => (document.title = tide);
    show();
    module.hot.accept("./tide.js", show);`,
});

export default [
  {
    says: 'errors of the build, which stop updates',
    modes: ['development'],
    files: board('import "./missing.js"; export const tide = "high";'),
    configuration: {devtool: false},
    holds: ({serve, folder}) =>
      serve(async ({port}) => {
        const address = `http://127.0.0.1:${port}/`;
        const {window} = new JSDOM(`<script src="${address}main.js"></script>`, {
          url: address,
          runScripts: 'dangerously',
          resources: 'usable',
          beforeParse: (page) => Object.assign(page, {fetch}),
        });
        const title = async (wanted) => {
          for (let tries = 0; tries < 120 && window.document.title !== wanted; tries += 1)
            await setTimeout(50);
          return window.document.title;
        };
        try {
          assert.equal(await title('low'), 'low');
          await setTimeout(1000);
          writeFileSync(`${folder}/src/tide.js`, readFileSync(`${folder}/src/next.txt`));
          assert.equal(await title('high'), 'low');
        } finally {
          window.close();
        }
      }),
    unless: {files: board('export const tide = "high";')},
  },
  {
    says: 'Reloads the page when a file in the folder changes. It is on by default.',
    modes: ['development'],
    files: {'public/robots.txt': ''},
    configuration: ({folder}) => ({
      devServer: {webSocketServer: 'sse', static: {directory: `${folder}/public`}},
    }),
    async holds({folder, serve}) {
      assert.match(await messages(serve, `${folder}/public/robots.txt`), /static-changed/);
    },
    unless: {
      configuration: ({folder}) => ({
        devServer: {webSocketServer: 'sse', static: {directory: `${folder}/public`, watch: false}},
      }),
    },
  },
  {
    says: 'It is on by default and needs no plugin or entry.',
    modes: ['development'],
    async holds({serve}) {
      assert.equal((await settings(serve)).apply, 'hmr');
      await serve(async ({get}) => assert.match((await get('/main.js')).text, /\.hmrM/));
    },
    unless: server({hot: false}),
  },
  {
    says: 'liveReload: false by itself does not stop reloads. Set hot: "only"',
    modes: ['development'],
    ...server({liveReload: false}),
    holds: async ({serve}) => assert.equal((await settings(serve)).apply, 'hmr'),
    unless: server({liveReload: false, hot: 'only'}),
  },
  {
    says: 'and after every build if hot is off. It is on by default.',
    modes: ['development'],
    ...server({hot: false}),
    holds: async ({serve}) => assert.equal((await settings(serve)).apply, 'reload'),
    unless: server({hot: false, liveReload: false}),
  },
  {
    says: 'All are on by default; false leaves them to the console.',
    modes: ['development'],
    holds: async ({serve}) => assert.match((await settings(serve)).overlay, /^\{/),
    unless: server({client: {overlay: false}}),
  },
  {
    says: 'the others receive an object that has only the text, in message',
    modes: ['development'],
    ...server({client: {overlay: {warnings: (problem) => Object.keys(problem).join()}}}),
    async holds({serve}) {
      const {warnings} = JSON.parse((await settings(serve)).overlay);
      const shown = new Function(`return (${decodeURIComponent(warnings)})`)();
      assert.equal(shown('Critical dependency'), 'message,toString');
    },
    unless: server({client: {overlay: {warnings: (problem) => typeof problem}}}),
  },
  {
    says: 'it names the policy that a page with Trusted Types must allow, by default webpack-dev-server#overlay',
    modes: ['development'],
    holds: async ({serve}) =>
      assert.match(String((await settings(serve)).overlay), /webpack-dev-server#overlay/),
    unless: server({client: false}),
  },
  {
    says: 'It is off by default.',
    modes: ['development'],
    holds: async ({serve}) => assert.equal((await settings(serve)).progress, 'false'),
    unless: server({client: {progress: true}}),
  },
  {
    says: 'by default 10 times, with true forever, with false or 0 never',
    modes: ['development'],
    async holds({serve}) {
      assert.equal((await settings(serve)).retries, 10);
      const times = async (reconnect) =>
        (await settings(serve, server({client: {reconnect}}))).retries;
      assert.deepEqual([await times(false), await times(0)], [0, 0]);
      assert.equal(await times(true), Number.MAX_SAFE_INTEGER);
    },
    unless: server({client: {reconnect: 3}}),
  },
  {
    says: 'By default that is the host of the page, the port of the server, and /ws.',
    modes: ['development'],
    ...server({host: undefined}),
    async holds({serve}) {
      const {hostname, port, pathname} = await settings(serve);
      assert.deepEqual([hostname, Number(port) >= 0, pathname], ['0.0.0.0', true, '/ws']);
    },
    unless: server({client: {webSocketURL: 'auto://harbor.example:0/updates'}}),
  },
  {
    says: 'path, by default that of webSocketServer',
    modes: ['development'],
    ...server({webSocketServer: {options: {path: '/updates'}}}),
    holds: async ({serve}) => assert.equal((await settings(serve)).pathname, '/updates'),
    unless: server({client: {webSocketURL: {pathname: '/ws'}}}),
  },
];

/** What a page hears from the server after a file has changed. */
async function messages(serve, file) {
  let heard = '';
  await serve(async ({port}) => {
    const request = http.get({host: '127.0.0.1', port, path: '/ws'}, (response) => {
      response.on('data', (text) => (heard += text));
    });
    request.on('error', () => {});
    for (let tries = 0; tries < 10 && !heard.includes('static-changed'); tries += 1) {
      await setTimeout(200);
      writeFileSync(file, `changed ${tries}`);
    }
    request.destroy();
  });
  return heard;
}
