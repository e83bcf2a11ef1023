import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';

/** Emits a file next to the output folder, and one in a folder next to it. */
const emits =
  (allowOutside) =>
  ({webpack, folder}) => ({
    output: {path: `${folder}/dist`, allowOutside: allowOutside?.(folder)},
    plugins: [
      (compiler) =>
        compiler.hooks.thisCompilation.tap('Report', (compilation) =>
          compilation.hooks.processAssets.tap('Report', () => {
            const text = new webpack.sources.RawSource('{}');
            compilation.emitAsset('../report.json', text);
            compilation.emitAsset('../logs/report.json', text);
          }),
        ),
    ],
  });
const refused = ({errors}) =>
  errors.filter((error) => /would be written outside of output\.path/.test(error)).length;

export default [
  {
    says: 'false forbids it, true allows it everywhere, and a list of absolute paths only in these folders.',
    configuration: emits(() => false),
    async holds(seen) {
      assert.equal(refused(seen), 2);
      const listed = await seen.build({configuration: emits((folder) => [`${folder}/logs`])});
      assert.equal(refused(listed), 1);
      assert.equal(refused(await seen.build({configuration: emits(() => true)})), 0);
    },
    unless: {configuration: emits(() => true)},
  },
  {
    says: 'The default is in between: a plugin can write a file with the name ../report.json',
    configuration: emits(),
    holds({errors, folder}) {
      assert.deepEqual(errors, []);
      assert.ok(existsSync(`${folder}/report.json`) || existsSync(`${folder}/../report.json`));
    },
    unless: {configuration: emits(() => false)},
  },
];
