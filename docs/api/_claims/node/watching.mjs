import assert from 'node:assert/strict';
import {readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {setTimeout as wait} from 'node:timers/promises';

const called = (start) => new Promise((resolve) => start(resolve));

/** A watcher takes files that are as new as itself for changed. */
function age(folder) {
  const before = new Date(Date.now() - 60_000);
  for (const file of readdirSync(folder, {recursive: true}))
    utimesSync(`${folder}/${file}`, before, before);
}

/** Watches the project of a claim and gives what the callback got, until `use` has ended. */
async function watched({webpack, stats, folder}, use) {
  age(folder);
  const compiler = webpack({...stats.compilation.options});
  const calls = [];
  let next;
  const first = new Promise((resolve) => (next = resolve));
  const watching = compiler.watch({aggregateTimeout: 20}, (error, result) => {
    calls.push(error ? error.message : result);
    next();
  });
  await first;
  await use({watching, compiler, calls});
  await called((end) => compiler.close(end));
  return calls;
}

/** A plugin that acts in some builds of the watched project. */
const inBuild = (isOne, act) => ({
  apply(compiler) {
    let builds = 0;
    compiler.hooks.watchRun.tap('Count', () => void (builds += 1));
    compiler.hooks.make.tap('Act', () => {
      if (compiler.watchMode && isOne(builds)) act(compiler);
    });
  },
});
/** A plugin that fails in a hook of the watched project. */
const failIn = (hook) => ({
  apply(compiler) {
    compiler.hooks[hook].tap('Fail', () => {
      if (compiler.watchMode) fail();
    });
  },
});
const named = {'package.json': '{"name": "oven"}'};
const fail = () => {
  throw new Error('cold oven');
};
/** How many builds end after a change that follows the second build. */
const edits = async ({watching, calls, folder}) => {
  await wait(300);
  await called((end) => watching.invalidate(end));
  await wait(300);
  const before = calls.length;
  writeFileSync(`${folder}/src/index.js`, 'console.log("changed");');
  for (let turns = 0; turns < 200 && calls.length === before; turns += 1) await wait(50);
  return calls.length - before;
};

export default [
  {
    says: 'If the callback gets an error, such as one that a plugin throws, webpack no longer watches any files.',
    files: named,
    configuration: () => ({plugins: [inBuild((build) => build > 1, fail)]}),
    async holds(seen) {
      let count;
      await watched(seen, async (given) => {
        count = await edits({...given, folder: seen.folder});
      });
      assert.equal(count, 0);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Errors in your code do not end the watching, because they are part of stats.',
    files: {...named, 'src/index.js': 'import "./nowhere.js";'},
    async holds(seen) {
      let count;
      await watched(seen, async (given) => {
        count = await edits({...given, folder: seen.folder});
      });
      assert.ok(count > 0);
    },
    unless: {configuration: () => ({plugins: [inBuild((build) => build > 1, fail)]})},
  },
  {
    says: 'another one follows it, and the callback of watch() is only called for the second.',
    files: named,
    configuration: () => ({
      plugins: [
        inBuild(
          (build) => build === 1,
          ({watching}) => watching.invalidate(),
        ),
      ],
    }),
    async holds(seen) {
      let builds = 0;
      const count = (compiler) => compiler.hooks.watchRun.tap('All', () => void (builds += 1));
      const options = {...seen.stats.compilation.options};
      options.plugins = [...options.plugins, count];
      const calls = await watched({...seen, stats: {compilation: {options}}}, () => wait(300));
      assert.deepEqual([builds, calls.length], [2, 1]);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'and so it does in watch mode, even between two builds',
    files: {...named, 'use.js': 'module.exports = (compiler, watching, end) => compiler.run(end);'},
    async holds(seen) {
      const use = createRequire(`${seen.folder}/`)('./use.js');
      let error;
      await watched(seen, async ({compiler, watching}) => {
        await wait(200);
        error = await called((end) => use(compiler, watching, end));
      });
      assert.equal(error?.name, 'ConcurrentCompilationError');
    },
    unless: {
      files: {
        ...named,
        'use.js':
          'module.exports = (compiler, watching, end) => watching.close(() => compiler.run(end));',
      },
    },
  },
  {
    says: 'While builds are held back, the build and your function wait for resume().',
    files: {...named, 'use.js': 'module.exports = (watching) => watching.suspend();'},
    async holds(seen) {
      const use = createRequire(`${seen.folder}/`)('./use.js');
      let before;
      let ended = false;
      const calls = await watched(seen, async ({watching, calls}) => {
        await wait(200);
        use(watching);
        watching.invalidate(() => (ended = true));
        await wait(400);
        before = [calls.length, ended];
        watching.resume();
        await wait(400);
      });
      assert.deepEqual(before, [1, false]);
      assert.ok(ended && calls.length === 2);
    },
    unless: {files: {...named, 'use.js': 'module.exports = () => {};'}},
  },
  {
    says: 'The callback of watch() does not get the result of that build.',
    files: {...named, 'use.js': 'module.exports = (watching, build) => build();'},
    async holds(seen) {
      const use = createRequire(`${seen.folder}/`)('./use.js');
      const calls = await watched(seen, async ({watching}) => {
        await wait(200);
        await use(watching, () => watching.invalidate());
        await called((end) => watching.close(end));
      });
      assert.equal(calls.length, 1);
    },
    unless: {
      files: {
        ...named,
        'use.js':
          'module.exports = (watching) => new Promise((resolve) => watching.invalidate(resolve));',
      },
    },
  },
  {
    says: 'In watch mode, the callback gets stats next to an error from emit and later hooks.',
    files: named,
    configuration: () => ({plugins: [failIn('emit')]}),
    async holds({webpack, stats}) {
      const compiler = webpack({...stats.compilation.options});
      const [error, result] = await new Promise((resolve) => {
        compiler.watch({}, (...values) => resolve(values));
      });
      await called((end) => compiler.close(end));
      assert.match(error.message, /cold oven/);
      assert.ok(result);
    },
    unless: {configuration: () => ({plugins: [failIn('make')]})},
  },
  {
    says: 'With several configurations, an error of one ends the watching of all, so call watch() again.',
    files: named,
    configuration: () => ({plugins: [inBuild((build) => build === 2, fail)]}),
    async holds({webpack, stats, mode, folder}) {
      const {options} = stats.compilation;
      const other = {name: 'other', mode, context: folder, output: {path: `${folder}/other`}};
      const compiler = webpack([{...options, name: 'first'}, other]);
      const results = [];
      const watching = compiler.watch({}, (error) => results.push(error ? 'error' : 'built'));
      await wait(500);
      watching.invalidate();
      await wait(500);
      watching.invalidate();
      await wait(500);
      const before = [...results];
      compiler.watch({}, (error) => results.push(error ? 'error' : 'again'));
      await wait(500);
      await called((end) => compiler.close(end));
      assert.deepEqual([before, results.at(-1)], [['built', 'error'], 'again']);
    },
    unless: {configuration: () => ({plugins: []})},
  },
];
