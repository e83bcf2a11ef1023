import assert from 'node:assert/strict';

export default [
  {
    says: 'If target is not set, webpack looks for a Browserslist configuration in context and the folders above:',
    files: {'package.json': '{"browserslist": ["chrome 120"]}', 'app/src/index.js': ''},
    configuration: ({folder}) => ({context: `${folder}/app`, target: undefined}),
    holds: ({stats}) => assert.equal(stats.compilation.options.target, 'browserslist'),
    unless: {files: {'package.json': '{}'}},
  },
  {
    says: 'webpack leaves both names in the code for every target, so a browser throws a ReferenceError.',
    files: {'src/index.mjs': 'console.log(__dirname, __filename);'},
    configuration: {entry: './src/index.mjs', target: 'web'},
    holds: async ({run}) =>
      assert.match(String((await run('main.js')).failure), /__dirname is not defined/),
    unless: {
      files: {'src/index.js': 'console.log(__dirname, __filename);'},
      configuration: {entry: './src/index.js'},
    },
  },
  {
    says: 'this takes the production bundle from 69 KiB to less than 100 bytes.',
    modes: ['production'],
    files: {
      'src/server.js': 'import { chunk } from "lodash";\nconsole.log(chunk([1, 2, 3], 2));\n',
    },
    configuration: {
      target: 'node22',
      entry: './src/server.js',
      externalsPresets: {nodeModules: true},
    },
    async holds({assets, build}) {
      assert.ok(assets['main.js'].length < 100);
      const bundled = await build({configuration: {externalsPresets: {}}});
      assert.equal(Math.round(bundled.assets['main.js'].length / 1024), 69);
    },
    unless: {configuration: {externalsPresets: {}}},
  },
];
