import assert from 'node:assert/strict';
import {utimesSync, writeFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';

const called = (start) => new Promise((resolve) => start(resolve));
const files = {'src/rye.js': 'rye();', 'src/wheat.js': 'wheat();', 'src/shared.txt': ''};
const breads = ({stats, folder, mode}) =>
  ['rye', 'wheat'].map((name) => ({
    name,
    mode,
    context: folder,
    entry: `./src/${name}.js`,
    output: {path: `${folder}/out`, filename: `${name}.js`},
    module: stats.compilation.options.module,
  }));

export default [
  {
    says: 'after a rebuild only those that were built again',
    files,
    async holds(seen) {
      // A watcher takes files that are as new as itself for changed.
      const before = new Date(Date.now() - 60_000);
      for (const file of Object.keys(files)) utimesSync(`${seen.folder}/${file}`, before, before);
      const compiler = seen.webpack(breads(seen));
      const results = [];
      compiler.watch({aggregateTimeout: 20}, (error, stats) => {
        results.push(stats.stats.map(({compilation}) => compilation.name));
      });
      const builds = async (count) => {
        for (let turns = 0; turns < 100 && results.length < count; turns += 1) await wait(50);
      };
      await builds(1);
      await wait(500);
      writeFileSync(`${seen.folder}/src/wheat.js`, 'wheat(2);');
      await builds(2);
      await called((end) => compiler.close(end));
      assert.deepEqual([results[0], results.at(-1)], [['rye', 'wheat'], ['wheat']]);
    },
    unless: {files: {...files, 'src/rye.js': 'import "./wheat.js";'}},
  },
  {
    says: 'set all compilers; reading them throws an error',
    files: {'list.json': 'true'},
    configuration: {name: 'several'},
    holds({webpack, mode, stats}) {
      const several = stats.compilation.name === 'several';
      const compiler = webpack(several ? [{mode}, {mode}] : {mode});
      assert.throws(() => compiler.outputFileSystem, /Cannot read outputFileSystem/);
    },
    unless: {configuration: {name: 'single'}},
  },
];
