import assert from 'node:assert/strict';

const page = '<!doctype html><script src="main.js"></script>';

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
];
