import assert from 'node:assert/strict';

const palette = {
  'node_modules/palette/package.json': '{"name": "palette", "version": "1.2.0"}',
  'node_modules/palette/index.js': 'exports.accent = "teal";',
  'src/forecast.js': 'export {accent} from "palette";',
};
const weather = (webpack, library, sharing = {shared: ['palette']}) => ({
  entry: {},
  output: {publicPath: '', uniqueName: 'weather'},
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'weather',
      filename: 'weather.js',
      library,
      exposes: {'./forecast': './src/forecast.js'},
      ...sharing,
    }),
  ],
});
const unshared = (webpack, library = {type: 'commonjs2'}) => weather(webpack, library, {});
const host = (webpack, name) => ({
  entry: './src/index.js',
  devtool: false,
  output: {uniqueName: name, filename: `${name}.js`, chunkFilename: `${name}-[id].js`},
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name,
      remoteType: 'var',
      remotes: {weather: 'weather'},
    }),
  ],
});
const asking = 'import("weather/forecast").then(({accent}) => console.log(accent));';

export default [
  {
    says: 'init() of a container was called twice, with different objects.',
    files: palette,
    configuration: ({webpack}) => ({
      ...weather(webpack, {type: 'commonjs2'}),
      target: 'async-node',
    }),
    holds({load}) {
      const {init} = load('weather.js');
      const scope = {};
      init(scope);
      init(scope);
      assert.throws(() => init({}), {
        message:
          'Container initialization failed as it has already been initialized with a different share scope',
      });
    },
    unless: {configuration: ({webpack}) => ({...unshared(webpack), target: 'async-node'})},
  },
  {
    says: 'Each has its own share scope, so the second one prints this after Initialization of sharing external failed.',
    files: {...palette, 'src/index.js': asking},
    configuration: ({webpack}) => weather(webpack, {type: 'var', name: 'weather'}),
    async holds({assets, build, webpack}) {
      const hosts = [];
      for (const name of ['atlas', 'trails'])
        hosts.push(await build({configuration: {module: {}, ...host(webpack, name)}}));
      Object.assign(hosts[0].assets, assets, hosts[1].assets);
      const {printed} = await hosts[0].run(['weather.js', 'atlas.js', 'trails.js']);
      assert.match(
        printed.join('\n'),
        /^Initialization of sharing external failed: Error: Container initialization failed as it has already been initialized with a different share scope$/m,
      );
    },
    unless: {configuration: ({webpack}) => unshared(webpack, {type: 'var', name: 'weather'})},
  },
  {
    says: 'With strictVersion: true, it is an error instead of a warning.',
    files: {
      ...palette,
      'src/index.js':
        'import("./start.js").catch((error) => console.log(`caught ${error.message}`));',
      'src/start.js': 'import {accent} from "palette"; console.log(accent);',
    },
    configuration: ({webpack}) => shared(webpack, {strictVersion: true}),
    holds: async ({run}) =>
      assert.match((await run()).printed.join(), /^caught Unsatisfied version 1\.2\.0/),
    unless: {configuration: ({webpack}) => shared(webpack, {})},
  },
  {
    says: 'the name before @ is not the name of the remote, or the server responded with HTML.',
    files: {
      'src/index.js': 'import("weather/forecast").catch((error) => console.log(error.message));',
    },
    configuration: ({webpack}) => scriptHost(webpack, 'wether'),
    async holds({assets, run}) {
      assets['entry.js'] = 'self.weather = {init() {}, get: () => Promise.resolve(() => ({}))};';
      assert.match(
        (await run()).printed.join(),
        /Loading script failed\.\n\(missing: .*entry\.js\)/,
      );
    },
    unless: {configuration: ({webpack}) => scriptHost(webpack, 'weather')},
  },
  {
    says: 'A remote with optimization.runtimeChunk also does this',
    files: palette,
    configuration: ({webpack}) => ({
      ...unshared(webpack, {type: 'var', name: 'weather'}),
      optimization: {runtimeChunk: 'single'},
    }),
    async holds(built) {
      const {build, webpack} = built;
      assert.equal(await containerOf(built), 'undefined');
      const plugins = weather(webpack, {type: 'var', name: 'weather'}, {runtime: false}).plugins;
      const repaired = await build({configuration: {plugins}});
      assert.equal(await containerOf(repaired), 'object');
    },
    unless: {
      configuration: ({webpack}) => ({
        ...unshared(webpack, {type: 'var', name: 'weather'}),
        optimization: {},
      }),
    },
  },
];

function shared(webpack, options) {
  const palette = {singleton: true, requiredVersion: '^2.0.0', ...options};
  const plugin = new webpack.sharing.SharePlugin({shared: {palette}});
  return {devtool: false, plugins: [plugin]};
}

function scriptHost(webpack, name) {
  const remotes = {weather: `${name}@http://page.example/entry.js`};
  const plugin = new webpack.container.ModuleFederationPlugin({name: 'map', remotes});
  return {devtool: false, plugins: [plugin]};
}

/** The type of the variable that the script of a remote defines. */
async function containerOf({assets, run}) {
  assets['page.js'] = 'console.log(typeof weather);';
  return (await run(['weather.js', 'page.js'])).printed.join();
}
