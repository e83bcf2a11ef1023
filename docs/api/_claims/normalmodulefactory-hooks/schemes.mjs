import assert from 'node:assert/strict';

/** The requests for which the hook fired in the last build. */
const seen = [];
/** Resolves requests of this scheme, and those in its modules with these properties. */
const scheme =
  (name, properties) =>
  ({webpack}) => ({
    module: {rules: [{test: /tea\.js$/, issuer: /^tea:/, type: 'asset/source'}]},
    plugins: [
      {
        apply(compiler) {
          seen.length = 0;
          compiler.hooks.compilation.tap('Claim', (compilation, {normalModuleFactory: {hooks}}) => {
            hooks.resolveForScheme.for('tea').tap('Claim', (data) => {
              data.context = 'tea:shop';
            });
            hooks.resolveInScheme.for(name).tap('Claim', (data) => {
              seen.push(data.resource);
              Object.assign(data, {resource: 'tea:shop/tea.js'}, properties);
              return true;
            });
            webpack.NormalModule.getCompilationHooks(compilation)
              .readResource.for('tea')
              .tap('Claim', ({resource}) =>
                resource.endsWith('index.js') ? 'import "./tea.js";' : '"Assam"',
              );
          });
        },
      },
    ],
  });

export default [
  {
    says: 'so the hook does not fire for its imports.',
    files: {
      'src/index.js': 'import "data:text/javascript,import \'./tea.js\'";',
      'src/tea.js': 'console.log("Assam");',
    },
    configuration: scheme('data', {}),
    holds: async ({run}) => assert.deepEqual([seen, (await run()).printed], [[], ['Assam']]),
    unless: {
      files: {'src/index.js': 'import "tea:shop/index.js";'},
      configuration: scheme('tea', {path: '/shop/tea.js'}),
    },
  },
  {
    says: 'set path, query and fragment, which the rules match, and return true.',
    files: {'src/index.js': 'import "tea:shop/index.js";'},
    configuration: scheme('tea', {path: '/shop/tea.js'}),
    holds: ({errors, stats}) => {
      assert.deepEqual(errors, []);
      const types = [...stats.compilation.modules].map(({type}) => type);
      assert.ok(types.includes('asset/source'), types.join());
    },
    unless: {configuration: scheme('tea', {})},
  },
];
