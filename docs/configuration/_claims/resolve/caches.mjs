import assert from 'node:assert/strict';
import {mkdirSync, renameSync} from 'node:fs';

const entry = (code) => ({'src/index.js': code});
const value = (file) => ({[file]: `export default "${file}";`});
const cart = (request) => entry(`import value from "${request}"; console.log(value);`);

/** Builds twice with one compiler; between the builds, `a.js` becomes `a/index.js`. */
async function afterMove({webpack, folder, stats}) {
  const {unsafeCache, cachePredicate} = stats.compilation.options.resolve;
  const compiler = webpack({
    mode: 'development',
    context: folder,
    resolve: {unsafeCache, cachePredicate},
    output: {path: `${folder}/again`},
  });
  const run = () => new Promise((done) => compiler.run((_, result) => done(result)));
  await run();
  mkdirSync(`${folder}/src/a`);
  renameSync(`${folder}/src/a.js`, `${folder}/src/a/index.js`);
  compiler.removedFiles = new Set([`${folder}/src/a.js`]);
  compiler.modifiedFiles = new Set([`${folder}/src/a`, `${folder}/src`]);
  return (await run()).compilation.errors.join();
}

export default [
  {
    says: 'without checking it, so a rebuild fails when files move',
    modes: ['development'],
    files: {...cart('./a'), ...value('src/a.js')},
    configuration: {resolve: {unsafeCache: true}},
    holds: async (seen) => assert.match(await afterMove(seen), /ENOENT/),
    unless: {configuration: {resolve: {unsafeCache: false}}},
  },
  {
    says: 'Decides which results unsafeCache may keep',
    modes: ['development'],
    files: {...cart('./a'), ...value('src/a.js')},
    configuration: {resolve: {unsafeCache: true, cachePredicate: () => false}},
    holds: async (seen) => assert.equal(await afterMove(seen), ''),
    unless: {configuration: {resolve: {unsafeCache: true, cachePredicate: () => true}}},
  },
  {
    says: "because otherwise the call fails with Cannot 'resolveSync' because the fileSystem is not sync.",
    files: value('src/cart.js'),
    holds({stats, folder}) {
      const {resolverFactory} = stats.compilation;
      const resolve = (options) =>
        resolverFactory.get('normal', options).resolveSync({}, `${folder}/src`, './cart.js');
      const {useSyncFileSystemCalls: sync} = stats.compilation.options.resolve;
      assert.throws(() => resolve({useSyncFileSystemCalls: sync}), /fileSystem is not sync/);
      assert.equal(resolve({useSyncFileSystemCalls: true}), `${folder}/src/cart.js`);
    },
    unless: {configuration: {resolve: {useSyncFileSystemCalls: true}}},
  },
];
