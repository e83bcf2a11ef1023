import assert from 'node:assert/strict';

const maps =
  (...all) =>
  ({webpack}) => ({
    devtool: false,
    plugins: all.map((options) => new webpack.SourceMapDevToolPlugin(options)),
  });
const files = {
  'src/index.js': 'import {a} from "./a.js"; console.log(a, "text of the entry");',
  'src/a.js': 'export const a = [1];',
};
const file = {filename: '[file].map'};
const lastLine = ({assets}) => assets['main.js'].split('\n').at(-1);

export default [
  {
    says: 'Without it, webpack puts the map into the bundle as a data URL.',
    files,
    configuration: maps({}),
    holds: (seen) =>
      assert.match(seen.assets['main.js'], /sourceMappingURL=data:application\/json/),
    unless: {configuration: maps(file)},
  },
  {
    says: 'With false, the bundle does not name the map; with null, the default applies.',
    files,
    configuration: maps({...file, append: false}),
    async holds({assets, build}) {
      assert.ok(assets['main.js.map']);
      assert.ok(!assets['main.js'].includes('sourceMappingURL'));
      const second = await build({configuration: maps({...file, append: null})});
      assert.match(lastLine(second), /sourceMappingURL=main\.js\.map/);
    },
    unless: {configuration: maps(file)},
  },
  {
    says: 'the map contains names and positions, but not your code.',
    files,
    configuration: maps({...file, noSources: true}),
    holds: ({assets}) => assert.ok(!assets['main.js.map'].includes('text of the entry')),
    unless: {configuration: maps(file)},
  },
  {
    says: 'the plugin cannot look into the strings that webpack makes of your modules.',
    modes: ['development'],
    files,
    configuration: (given) => ({...maps(file)(given), devtool: 'eval'}),
    holds: ({assets}) =>
      assert.deepEqual(JSON.parse(assets['main.js.map']).sources, ['webpack:///webpack/bootstrap']),
    unless: {configuration: maps(file)},
  },
  {
    says: 'webpack 4 cannot write two maps for one file, as version 5 can.',
    files,
    configuration: maps(
      {filename: 'private/[file].map', append: false},
      {...file, noSources: true},
    ),
    holds: ({assets}) => assert.ok(!assets['main.js.map']),
    unless: {configuration: maps(file)},
  },
];
