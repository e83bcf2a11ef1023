import assert from 'node:assert/strict';
import path from 'node:path';

const files = {'src/index.js': 'console.log("shop");', 'src/herbs.js': 'console.log("herbs");'};
const prefetch =
  (...parts) =>
  ({webpack, folder}) => ({
    plugins: [
      new webpack.prefetch.PrefetchPlugin(...parts.map((part) => part.replace('FOLDER', folder))),
    ],
  });
const built = ({stats}) =>
  [...stats.compilation.modules].map(({resource}) => path.basename(resource ?? ''));

export default [
  {
    says: 'A module that nothing else imports is built, but it is not in the bundle.',
    files,
    configuration: prefetch('./src/herbs.js'),
    holds(seen) {
      assert.ok(built(seen).includes('herbs.js'));
      assert.doesNotMatch(seen.assets['main.js'], /herbs/);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'the request, resolved from the absolute path of a folder',
    files,
    configuration: prefetch('FOLDER/src', './herbs.js'),
    holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.ok(built(seen).includes('herbs.js'));
    },
    unless: {configuration: prefetch('./herbs.js')},
  },
  {
    says: 'The request is relative to the folder of the configuration, not to that of a module',
    files,
    configuration: prefetch('./herbs.js'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/herbs\.js'/),
    unless: {configuration: prefetch('./src/herbs.js')},
  },
];
