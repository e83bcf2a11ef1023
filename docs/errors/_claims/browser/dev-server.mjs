import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {JSDOM} from 'jsdom';

const page = '<!doctype html><script src="main.js"></script>';

/** Opens a page with the script, edits a module, and gives the warnings in its console. */
async function warningsAfterEdit({port, folder}, script) {
  const warnings = [];
  const {window} = new JSDOM(`<script src="${script}"></script>`, {
    url: `http://127.0.0.1:${port}/`,
    runScripts: 'dangerously',
    resources: 'usable',
    beforeParse(page) {
      page.fetch = (path) => fetch(new URL(path, page.location.href));
      for (const kind of ['warn', 'info', 'error'])
        page.console[kind] = (text) => void warnings.push(String(text));
    },
  });
  const until = async (pattern) => {
    for (let tries = 0; tries < 80 && !pattern.test(warnings.join()); tries += 1)
      await setTimeout(50);
  };
  await until(/connected/);
  writeFileSync(`${folder}/src/price.js`, 'export const price = 13;');
  await until(/full reload needed|up to date|hot updated/i);
  window.close();
  return warnings.join('\n');
}

export default [
  {
    says: 'so the page at /routes/lisbon gets HTML for /routes/main.js',
    modes: ['development'],
    files: {'src/index.js': 'console.log("map");', 'public/index.html': page},
    configuration: ({folder}) => ({
      devServer: {
        historyApiFallback: {disableDotRule: true},
        static: `${folder}/public`,
        client: false,
        hot: false,
      },
    }),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const headers = {accept: 'text/html'};
        const {text} = await get('/routes/lisbon', {headers});
        const [, source] = /src="([^"]+)"/.exec(text);
        const {pathname} = new URL(source, 'http://map.example/routes/lisbon');
        const script = await get(pathname, {headers: {accept: '*/*'}});
        assert.equal(script.status, 200);
        assert.throws(() => new Function(script.text), {message: "Unexpected token '<'"});
      }),
    unless: {files: {'public/index.html': page.replace('main.js', '/main.js')}},
  },
  {
    says: 'webpack-dev-server responds with status 403 and this text if you open it under a name that it does not know',
    modes: ['development'],
    configuration: {devServer: {}},
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {status, text} = await get('/', {headers: {host: 'shop.maps.example'}});
        assert.deepEqual([status, text], [403, 'Invalid Host header']);
      }),
    unless: {configuration: {devServer: {allowedHosts: ['.maps.example']}}},
  },
  {
    says: 'No module on the way from the changed file to the entry accepts the change, so the page reloads.',
    modes: ['development'],
    files: {
      'src/index.js':
        'import {price} from "./price.js"; log(price); export const update = () => module.hot.check(true);',
      'src/price.js': 'export const price = 12;',
    },
    async holds({update}) {
      const {error} = await update({'src/price.js': 'export const price = 13;'});
      assert.equal(
        error,
        'Aborted because ./src/price.js is not accepted\nUpdate propagation: ./src/price.js -> ./src/index.js',
      );
    },
    unless: {
      files: {
        'src/index.js':
          'import {price} from "./price.js"; log(price); module.hot.accept("./price.js"); export const update = () => module.hot.check(true);',
      },
    },
  },
  {
    says: 'If it happens after each edit, the list is at another URL than output.publicPath says:',
    modes: ['development'],
    files: {
      'src/index.js': 'import {price} from "./price.js"; module.hot.accept("./price.js");',
      'src/price.js': 'export const price = 12;',
    },
    configuration: {
      output: {publicPath: '/'},
      devServer: {devMiddleware: {publicPath: '/assets/'}, client: {overlay: false}},
    },
    holds: ({serve, folder}) =>
      serve(async ({port}) => {
        const printed = await warningsAfterEdit({port, folder}, '/assets/main.js');
        assert.match(printed, /Cannot find update \(Full reload needed\)/);
      }),
    unless: {configuration: {output: {publicPath: '/assets/'}}},
  },
];
