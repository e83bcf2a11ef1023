import assert from 'node:assert/strict';

/** Files of a package with this field, which is installed. */
const installed = (exports, rest = {}) => ({
  'node_modules/kit/package.json': JSON.stringify({name: 'kit', version: '1.0.0', exports}),
  'node_modules/kit/lib/a.js': 'export default "from a";',
  'node_modules/kit/lib/b.js': 'export default "from b";',
  'src/index.js': 'import kit from "kit"; console.log(kit);',
  ...rest,
});

export default [
  {
    says: 'the build fails, although the second file exists',
    files: installed(['./lib/missing.js', './lib/a.js']),
    holds: ({errors}) => assert.match(errors.join(), /no valid target file was found/),
    unless: {files: installed('./lib/a.js')},
  },
  {
    says: 'webpack takes the first entry that is valid and has a true condition',
    files: installed([{node: './lib/b.js'}, './lib/a.js']),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['from a']),
    unless: {files: installed([{browser: './lib/b.js'}, './lib/a.js'])},
  },
  {
    says: 'webpack goes on with the next key of the outer object',
    files: installed({browser: {require: './lib/b.js'}, default: './lib/a.js'}),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['from a']),
    unless: {files: installed({browser: {import: './lib/b.js'}, default: './lib/a.js'})},
  },
  {
    says: 'If default is first, webpack never reads the others',
    files: installed({default: './lib/a.js', browser: './lib/b.js'}),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['from a']),
    unless: {files: installed({browser: './lib/b.js', default: './lib/a.js'})},
  },
  {
    says: 'Paths and conditions are keys of one object.',
    files: installed({import: './lib/a.js', './extra': './lib/a.js'}),
    holds: ({errors}) =>
      assert.match(errors.join(), /Exports field key should be relative path and start with "\."/),
    unless: {files: installed('./lib/a.js')},
  },
  {
    says: 'The target has to start with ./, and may not lead out of the package or into its node_modules.',
    files: installed('lib/a.js'),
    holds: ({errors}) =>
      assert.match(errors.join(), /Invalid "exports" target "lib\/a\.js" defined for "\."/),
    unless: {files: installed('./lib/a.js')},
  },
  {
    says: 'The import ends in /. Import a path of the list.',
    files: installed('./lib/a.js', {'src/index.js': 'import "kit/";'}),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Resolving to directories is not possible with the exports field/,
      ),
    unless: {files: installed('./lib/a.js')},
  },
  {
    says: 'The name is not in imports of the nearest package.json.',
    files: {
      'package.json': '{"name": "shop", "imports": {"#log": "./src/log.js"}}',
      'src/index.js': 'import "#nothing";',
    },
    holds: ({errors}) =>
      assert.match(errors.join(), /Package import #nothing is not imported from package/),
    unless: {files: {'src/index.js': 'import "#log";', 'src/log.js': ''}},
  },
  {
    says: 'Only an object in browser still applies.',
    files: installed('./lib/a.js', {
      'node_modules/kit/package.json': JSON.stringify({
        name: 'kit',
        exports: './lib/a.js',
        browser: {'./lib/a.js': './lib/b.js'},
      }),
    }),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['from b']),
    unless: {
      files: installed('./lib/a.js', {
        'node_modules/kit/package.json': JSON.stringify({
          name: 'kit',
          exports: './lib/a.js',
          browser: './lib/b.js',
        }),
      }),
    },
  },
  {
    says: 'in builds for browsers, workers and windows of Electron',
    files: installed('./lib/a.js', {
      'node_modules/kit/package.json': JSON.stringify({
        name: 'kit',
        exports: './lib/a.js',
        browser: {'./lib/a.js': './lib/b.js'},
      }),
    }),
    configuration: {devtool: false},
    async holds({stats, build}) {
      const first = [stats.compilation.options.target].flat();
      for (const target of [...first, 'webworker', 'electron-renderer']) {
        const {assets} = await build({configuration: {devtool: false, target}});
        assert.match(assets['main.js'], /from b/, target);
      }
    },
    unless: {configuration: {devtool: false, target: 'deno', output: {module: true}}},
  },
  {
    says: 'A condition with the value null ends the search instead, and the import fails.',
    files: installed({browser: {import: null}, default: './lib/a.js'}),
    holds: ({errors}) => assert.match(errors.join(), /"\." is not exported under the conditions/),
    unless: {files: installed({browser: {require: null}, default: './lib/a.js'})},
  },
  {
    says: 'it sets this condition for import and require(), as webpack does',
    files: installed(
      {'module-sync': './lib/a.js', default: './lib/b.js'},
      {'src/index.js': 'import kit from "kit"; console.log(kit);'},
    ),
    async holds({run, build}) {
      assert.deepEqual((await run(['main.js'])).printed, ['from a']);
      const other = await build({
        files: {'src/index.js': 'console.log(require("kit").default);'},
      });
      assert.deepEqual((await other.run(['main.js'])).printed, ['from a']);
    },
    unless: {files: installed({node: './lib/a.js', default: './lib/b.js'})},
  },
  {
    says: 'your list replaces all conditions above except default, also import and require',
    files: installed({import: './lib/b.js', browser: './lib/b.js', default: './lib/a.js'}),
    configuration: {resolve: {conditionNames: ['demo']}},
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['from a']),
    unless: {configuration: {resolve: {conditionNames: ['demo', '...']}}},
  },
];
