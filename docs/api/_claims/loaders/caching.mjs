import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

const named = {'package.json': '{"name": "bakery"}'};
const rule = ({folder}) => ({rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]});

/** Counts, in the process, how often the loader ran. */
const counts = (call) =>
  `module.exports = function (code) {
    globalThis.ran = (globalThis.ran ?? 0) + 1;
    ${call}
    return code;
  };`;

/** How often the loader ran in a watching that one file changed. */
async function runsAfter({webpack, stats, folder}, file) {
  const compiler = webpack({...stats.compilation.options, cache: {type: 'memory'}});
  globalThis.ran = 0;
  let built;
  const once = () => new Promise((resolve) => (built = resolve));
  const first = once();
  const watching = compiler.watch({aggregateTimeout: 20, poll: 50}, () => built());
  await first;
  const change = once();
  await new Promise((resolve) => setTimeout(resolve, 300));
  writeFileSync(`${folder}/${file}`, `changed ${Date.now()}`);
  await Promise.race([change, new Promise((resolve) => setTimeout(resolve, 2500))]);
  await new Promise((resolve) => watching.close(resolve));
  return globalThis.ran;
}

/** Two builds of one compiler that remembers modules. */
async function runsInTwoBuilds({webpack, stats}) {
  const compiler = webpack({...stats.compilation.options, cache: {type: 'memory'}});
  globalThis.ran = 0;
  for (let build = 0; build < 2; build += 1) await new Promise((resolve) => compiler.run(resolve));
  return globalThis.ran;
}

export default [
  {
    says: 'so that webpack runs the loader in each build. Without the call, the result is cacheable.',
    files: {...named, 'loader.js': counts('this.cacheable(false);')},
    configuration: (given) => ({module: rule(given)}),
    holds: async (seen) => assert.equal(await runsInTwoBuilds(seen), 2),
    unless: {files: {...named, 'loader.js': counts('')}},
  },
  {
    says: 'It also undoes this.cacheable(false). Use it only if the result does not depend on the file.',
    files: {...named, 'loader.js': counts('this.cacheable(false); this.clearDependencies();')},
    configuration: (given) => ({module: rule(given)}),
    holds: async (seen) => assert.equal(await runsInTwoBuilds(seen), 1),
    unless: {
      files: {...named, 'loader.js': counts('this.clearDependencies(); this.cacheable(false);')},
    },
  },
  {
    says: 'so that a change of the file no longer leads to a new build in watch mode.',
    files: {...named, 'loader.js': counts('this.clearDependencies();')},
    configuration: (given) => ({module: rule(given)}),
    holds: async (seen) => assert.equal(await runsAfter(seen, 'src/index.js'), 1),
    unless: {files: {...named, 'loader.js': counts('')}},
  },
  {
    says: 'In watch mode, a change of the file starts no build.',
    files: {
      ...named,
      'words.txt': 'words',
      'loader.js': counts('this.addBuildDependency(require.resolve("./words.txt"));'),
    },
    configuration: (given) => ({module: rule(given)}),
    holds: async (seen) => assert.equal(await runsAfter(seen, 'words.txt'), 1),
    unless: {
      files: {
        ...named,
        'words.txt': 'words',
        'loader.js': counts('this.addDependency(require.resolve("./words.txt"));'),
      },
    },
  },
  {
    says: 'It does not add dependencies.',
    files: {
      ...named,
      'loader.js': `module.exports = function () {
        const tell = () => "console.log(" + this.getDependencies().length + ");";
        const done = this.async();
        this.fs.readFile(__filename, (error) => done(error, tell()));
      };`,
    },
    configuration: (given) => ({module: rule(given)}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['1']),
    unless: {
      files: {
        ...named,
        'loader.js':
          'module.exports = function () { this.addDependency(__filename); return `console.log(${this.getDependencies().length});`; };',
      },
    },
  },
];
