import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** A cache in the folder of the project, which no other build uses. */
const cacheIn = (folder, name = 'kiosk') => ({
  type: 'filesystem',
  cacheDirectory: `${folder}/.cache`,
  name,
});
const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "./part.js"; console.log("kiosk");',
};

/** A value that is computed while webpack builds the module. */
const cityFrom =
  (options) =>
  ({webpack: {DefinePlugin}, folder}) => {
    globalThis.city = 'Rome';
    const city = DefinePlugin.runtimeValue(() => JSON.stringify(globalThis.city), options);
    return {cache: cacheIn(folder), plugins: [new DefinePlugin({CITY: city})]};
  };

const named = (name, {folder}) => ({
  cache: cacheIn(folder, name),
  context: folder,
  output: {path: `${folder}/dist`},
  devtool: false,
  optimization: {minimize: false, concatenateModules: false},
});

/** Builds with these options in the folder of the project, and gives the text of the bundle. */
function bundleOf({webpack, folder}, options) {
  const compiler = webpack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() =>
        error ? reject(error) : resolve(readFileSync(`${folder}/dist/main.js`, 'utf8')),
      );
    });
  });
}

export default [
  {
    says: 'A runtimeValue() without options does, because webpack calls its function only when it builds the module.',
    files: {...shop, 'src/index.js': 'console.log(CITY);'},
    configuration: cityFrom(),
    async holds(seen) {
      globalThis.city = 'Oslo';
      assert.match(await bundleOf(seen, seen.stats.compilation.options), /Rome/);
    },
    unless: {configuration: cityFrom({version: () => globalThis.city})},
  },
  {
    says: 'a development build uses code that webpack generated for production',
    modes: ['production'],
    files: {...shop, 'src/part.js': 'export const price = 1;'},
    configuration: (context) => named('kiosk', context),
    async holds(seen) {
      const shared = await bundleOf(seen, {mode: 'development', ...named('kiosk', seen)});
      const fresh = await bundleOf(seen, {mode: 'development', ...named('fresh', seen)});
      assert.notEqual(shared, fresh);
    },
    unless: {configuration: (context) => named('production', context)},
  },
];
