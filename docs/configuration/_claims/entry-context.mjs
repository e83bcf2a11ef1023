import assert from 'node:assert/strict';

const failed = ({errors, thrown}) => String(thrown ?? errors);
const theater = {
  'src/seats.js': 'export const seats = 120;',
  'src/home.js': 'import {seats} from "./seats.js"; console.log("home", seats);',
  'src/late.js': 'console.log("late");',
};
const entries = (home, admin = {}) => ({
  entry: {
    shared: './src/seats.js',
    home: {import: './src/home.js', ...home},
    admin: {import: './src/home.js', ...admin},
  },
});
const picture = {
  'src/index.js': 'console.log(new URL("./seat.svg", import.meta.url).href);',
  'src/seat.svg': '<svg/>',
};
const typed = (type, enabledLibraryTypes) => ({
  entry: () => ({home: {import: './src/index.js', library: {type}}}),
  output: {enabledLibraryTypes},
});

export default [
  {
    says: 'it exposes only the exports of the last module.',
    files: {'src/a.js': 'export const first = 1;', 'src/b.js': 'export const last = 2;'},
    configuration: {
      entry: ['./src/a.js', './src/b.js'],
      output: {library: {type: 'commonjs2'}},
    },
    holds: ({load}) => assert.deepEqual(Object.keys(load()), ['last']),
    unless: {configuration: {entry: ['./src/b.js', './src/a.js']}},
  },
  {
    says: 'and is the only required key.',
    files: theater,
    configuration: {entry: {home: {import: './src/home.js'}}},
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      const without = await seen.build({configuration: {entry: {home: {filename: 'a.js'}}}});
      assert.match(failed(without), /misses the property 'import'/);
    },
    unless: {configuration: {entry: {home: {imports: './src/home.js'}}}},
  },
  {
    says: 'By itself, home.js does nothing and reports nothing, because it waits for shared.js.',
    files: theater,
    configuration: entries({dependOn: 'shared'}),
    async holds({run}) {
      const alone = await run('home.js');
      assert.deepEqual([alone.printed, alone.failure], [[], undefined]);
      assert.deepEqual((await run(['shared.js', 'home.js'])).printed, ['home 120']);
    },
    unless: {configuration: entries({})},
  },
  {
    says: 'These mistakes stop the build:',
    files: theater,
    configuration: entries({dependOn: 'shared', runtime: 'page'}),
    async holds(seen) {
      assert.match(
        failed(seen),
        /'home' has 'dependOn' and 'runtime' specified\. This is not valid/,
      );
      const circular = entries({dependOn: 'admin'}, {dependOn: 'home'});
      assert.match(failed(await seen.build({configuration: circular})), /in a circular way/);
    },
    unless: {configuration: entries({dependOn: 'shared'})},
  },
  {
    says: 'false keeps the runtime in the entry, whatever optimization.runtimeChunk says.',
    files: theater,
    configuration: {
      entry: {home: {import: './src/home.js', runtime: false}},
      optimization: {runtimeChunk: 'single'},
    },
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['home.js']),
    unless: {configuration: {entry: {home: {import: './src/home.js'}}}},
  },
  {
    says: 'Use it if only one of your bundles is embedded in other sites:',
    files: picture,
    configuration: {
      entry: {
        widget: {import: './src/index.js', publicPath: 'https://cdn.theater.example/'},
        home: './src/index.js',
      },
    },
    async holds({run}) {
      const [widget] = (await run('widget.js')).printed;
      const [home] = (await run('home.js')).printed;
      assert.match(widget, /^https:\/\/cdn\.theater\.example\//);
      assert.match(home, /^http:\/\/page\.example\//);
    },
    unless: {configuration: {entry: {widget: './src/index.js', home: './src/index.js'}}},
  },
  {
    says: 'The default follows the target: document.baseURI in a page',
    files: picture,
    configuration: {output: {publicPath: ''}},
    async holds({run}) {
      const document = {baseURI: 'https://base.example/'};
      const {printed} = await run('main.js', {document});
      assert.match(printed[0], /^https:\/\/base\.example\//);
    },
    unless: {
      configuration: {
        entry: {main: {import: './src/index.js', baseUri: 'https://tickets.example/'}},
      },
    },
  },
  {
    says: 'the URL of the script in a worker, and the file of the bundle in Node.js',
    files: picture,
    configuration: {
      target: 'node',
      output: {publicPath: ''},
      optimization: {minimize: false},
    },
    holds: ({assets}) => assert.match(assets['main.js'], /\.b = .*pathToFileURL\(__filename\)/),
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'the option has no effect, because these URLs are absolute anyway.',
    files: picture,
    configuration: {
      entry: {main: {import: './src/index.js', baseUri: 'https://tickets.example/'}},
    },
    holds: async ({run}) => assert.match((await run()).printed[0], /^http:\/\/page\.example\//),
    unless: {configuration: {output: {publicPath: ''}}},
  },
  {
    says: 'Otherwise the build fails:',
    configuration: typed('commonjs2'),
    holds: (seen) => assert.match(failed(seen), /Library type "commonjs2" is not enabled/),
    unless: {configuration: typed('commonjs2', ['commonjs2'])},
  },
];
