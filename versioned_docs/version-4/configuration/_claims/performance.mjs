import assert from 'node:assert/strict';

const large = {'src/index.js': `console.log(${JSON.stringify('x'.repeat(260_000))});`};
const performance = (options, more) => ({configuration: {...more, performance: options}});

export default [
  {
    says: 'It is on in production builds for browsers, with a limit of 250 kB',
    modes: ['production'],
    files: large,
    holds: ({warnings}) => assert.match(warnings.join(), /entrypoint size limit[\s\S]*244 KiB/),
    unless: {configuration: {target: 'node'}},
  },
  {
    says: 'in development mode, you also have to set hints.',
    modes: ['development'],
    files: large,
    ...performance({maxAssetSize: 1000}),
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: performance({maxAssetSize: 1000, hints: 'warning'}),
  },
  {
    says: 'webpack still writes a file that is too large, because it measures after writing.',
    modes: ['production'],
    files: large,
    ...performance({hints: 'error'}),
    holds({errors, assets}) {
      assert.ok(errors.length > 0);
      assert.ok(assets['main.js']);
    },
    unless: performance({hints: 'warning'}),
  },
  {
    says: 'but nothing that import() loads',
    modes: ['production'],
    files: {'src/index.js': 'import("./large.js");', 'src/large.js': large['src/index.js']},
    holds: ({warnings}) => assert.doesNotMatch(warnings.join(), /entrypoint size limit/),
    unless: {files: {'src/index.js': 'import "./large.js";'}},
  },
];
