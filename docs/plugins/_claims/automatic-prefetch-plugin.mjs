import assert from 'node:assert/strict';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const files = {
  'src/index.js': 'import "./basil.js"; console.log("shop");',
  'src/basil.js': 'console.log("basil");',
};
const automatic = ({webpack}) => ({plugins: [new webpack.prefetch.AutomaticPrefetchPlugin()]});

/** Runs the compiler of the build once more and gives what it requests and reports. */
function again({stats}) {
  const {compiler} = stats.compilation;
  const requests = [];
  compiler.hooks.compilation.tap('Claim', (compilation, {normalModuleFactory}) => {
    normalModuleFactory.hooks.beforeResolve.tap('Claim', ({request}) => {
      requests.push(path.basename(request));
    });
  });
  return new Promise((resolve, reject) => {
    compiler.compile((error, compilation) => {
      if (error) reject(error);
      else resolve({requests, errors: compilation.errors.map(({message}) => message)});
    });
  });
}

export default [
  {
    says: 'In a single build without watch mode, because there is no previous one.',
    files,
    configuration: automatic,
    async holds(seen) {
      const first = [...seen.stats.compilation.modules].length;
      const {requests} = await again(seen);
      assert.ok(first > 0);
      assert.deepEqual(requests.slice(0, 2).sort(), ['basil.js', 'index.js']);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'the next build still requests it once and reports an error',
    files,
    configuration: automatic,
    async holds(seen) {
      writeFileSync(path.join(seen.folder, 'src/index.js'), 'console.log("shop");');
      rmSync(path.join(seen.folder, 'src/basil.js'));
      seen.stats.compilation.compiler.inputFileSystem.purge();
      assert.match((await again(seen)).errors.join(), /Can't resolve '.*basil\.js'/);
    },
    unless: {configuration: {plugins: []}},
  },
];
