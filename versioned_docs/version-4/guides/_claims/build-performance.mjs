import assert from 'node:assert/strict';
import {appendFileSync, existsSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';

/** Gives the files whose loader ran in a rebuild after `src/part.js` has changed. */
async function rebuilt({webpack, folder, mode}, cache) {
  const context = `${folder}/watched`;
  const log = `${context}/log.txt`;
  const watched = ['index.js', 'part.js', 'other.js'].map((name) => `${context}/src/${name}`);
  // webpack takes a file that has just been written for a changed one.
  for (const file of watched) utimesSync(file, 1, 1);
  const compiler = webpack({
    mode,
    context,
    ...(cache === undefined ? {} : {cache}),
    output: {path: `${context}/dist`},
    module: {rules: [{test: /\.js$/, use: `${context}/log-loader.js`}]},
  });
  await new Promise((resolve, reject) => {
    let builds = 0;
    const watching = compiler.watch({aggregateTimeout: 20}, (error) => {
      builds += 1;
      if (error) reject(error);
      if (builds === 2) watching.close(resolve);
      if (builds > 1) return;
      setTimeout(() => {
        writeFileSync(log, '');
        appendFileSync(`${context}/src/part.js`, '\n');
      }, 1500);
    });
  });
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ').sort() : [];
}

const files = {
  'watched/log-loader.js': `module.exports = function (source) {
    require("fs").appendFileSync(__dirname + "/log.txt", this.resourcePath.split("/").pop() + " ");
    return source;
  };`,
  'watched/src/index.js': 'import "./part.js"; import "./other.js";',
  'watched/src/part.js': 'export default 1;',
  'watched/src/other.js': 'export default 2;',
};
const all = ['index.js', 'other.js', 'part.js'];

export default [
  {
    says: 'In production mode, each rebuild runs all loaders again, unless you set cache: true.',
    modes: ['production'],
    files,
    configuration: {name: 'without'},
    holds: async (seen) =>
      assert.deepEqual(
        await rebuilt(seen, seen.stats.compilation.compiler.options.name === 'with' || undefined),
        all,
      ),
    unless: {configuration: {name: 'with'}},
  },
  {
    says: 'keep results in memory between builds in development mode, and rebuild only what a change affects',
    modes: ['development'],
    files,
    configuration: {name: 'with'},
    holds: async (seen) =>
      assert.deepEqual(
        await rebuilt(
          seen,
          seen.stats.compilation.compiler.options.name === 'with' ? undefined : false,
        ),
        ['part.js'],
      ),
    unless: {configuration: {name: 'without'}},
  },
  {
    says: 'output: { pathinfo: false } leaves out the comments with the paths of modules, which development mode writes into the bundle.',
    modes: ['development'],
    files: {'src/index.js': 'import "./part.js";', 'src/part.js': 'console.log(1);'},
    configuration: {devtool: false, output: {pathinfo: false}},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /!\*\*\*/),
    unless: {configuration: {output: {}}},
  },
];
