import assert from 'node:assert/strict';
import fs from 'node:fs';

const paths =
  (...elements) =>
  ({webpack}) => ({plugins: [new webpack.WatchIgnorePlugin({paths: elements})]});

/** Which of these paths webpack watches with the plugin of the build. */
function watched({stats}, files, missing = []) {
  const ignoring = stats.compilation.compiler.watchFileSystem;
  const seen = [];
  ignoring.wfs = {
    watch(these, dirs, absent) {
      seen.push(...these, ...absent);
      return {};
    },
  };
  ignoring.watch(
    files,
    [],
    missing,
    0,
    {},
    () => {},
    () => {},
  );
  return seen;
}

const generated = '/shop/src/generated.js';
const other = '/shop/src/index.js';

const priced = {
  'src/index.js': 'import {price} from "./price.js"; console.log(price);',
  'src/price.js': 'export const price = "old price";',
};
/** Builds again after a change of an ignored file, when webpack has forgotten what it read. */
async function rebuilt({webpack, folder, mode, stats}) {
  const compiler = webpack({
    mode,
    context: folder,
    cache: stats.compilation.options.cache && {type: 'memory'},
    snapshot: {module: stats.compilation.options.snapshot.module},
    output: {path: `${folder}/again`},
    plugins: [new webpack.WatchIgnorePlugin({paths: [/price/]})],
  });
  let watching;
  let built;
  const build = (start) => new Promise((resolve) => ((built = resolve), start()));
  await build(() => (watching = compiler.watch({}, () => built())));
  fs.writeFileSync(`${folder}/src/price.js`, 'export const price = "new price";');
  compiler.purgeInputFileSystem();
  await build(() => watching.invalidate());
  await new Promise((resolve) => watching.close(resolve));
  return /(old|new) price/.exec(fs.readFileSync(`${folder}/again/main.js`, 'utf8'))[1];
}

export default [
  {
    says: 'the expression is found in the absolute path',
    files: {},
    configuration: paths(/shop\/src\/gen/),
    holds: (seen) => assert.deepEqual(watched(seen, [generated, other]), [other]),
    unless: {configuration: paths(/^src\/gen/)},
  },
  {
    says: 'so /shop/src/gen also covers /shop/src/generated.js',
    files: {},
    configuration: paths('/shop/src/gen'),
    holds: (seen) => assert.deepEqual(watched(seen, [generated, other]), [other]),
    unless: {configuration: paths('/shop/src/generate/')},
  },
  {
    says: 'the path matches it as a glob pattern at any depth',
    files: {},
    configuration: paths('*.snap', 'src/generated/**'),
    holds: (seen) =>
      assert.deepEqual(watched(seen, ['/shop/a.snap', '/shop/src/generated/b.js', other]), [other]),
    unless: {configuration: paths('*.txt')},
  },
  {
    says: 'but not to files that are missing when a build needs them.',
    files: {},
    configuration: paths(/generated/),
    holds: (seen) => assert.deepEqual(watched(seen, [generated], [generated]), [generated]),
    unless: {configuration: paths(/nothing/)},
  },
  {
    says: 'webpack does not read an ignored file again as long as it runs.',
    modes: ['development'],
    files: priced,
    holds: async (seen) => assert.deepEqual(await rebuilt(seen), 'old'),
    unless: {configuration: {cache: false}},
  },
  {
    says: 'a build reads it again if the last time was more than a minute ago',
    modes: ['production'],
    files: priced,
    holds: async (seen) => assert.deepEqual(await rebuilt(seen), 'new'),
    unless: {configuration: {cache: true, snapshot: {module: {timestamp: true}}}},
  },
];
