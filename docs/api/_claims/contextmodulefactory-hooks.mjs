import assert from 'node:assert/strict';

/** A plugin that taps into the factory. */
const plugin = (use) => ({
  plugins: [
    {
      apply: (compiler) =>
        compiler.hooks.contextModuleFactory.tap('Claim', ({hooks}) => use(hooks)),
    },
  ],
});
const resolved = (name, result) => plugin((hooks) => hooks[name].tap('Claim', () => result));
const teas = {
  'src/index.js': 'import(`./teas/${globalThis.tea || "assam"}.js`);',
  'src/teas/assam.js': 'console.log("assam");',
  'src/teas/sencha.js': '',
};
const glob = {
  'src/index.js': 'console.log(Object.keys(import.meta.glob("./teas/*.js")));',
};

/** How often hooks fired in the last build. */
const fired = [];
const counting = (...names) =>
  plugin((hooks) => {
    fired.length = 0;
    for (const name of names) hooks[name].tap('Claim', () => void fired.push(name));
  });
const included = ({stats}) =>
  [...stats.compilation.modules]
    .map(({resource = ''}) => String(resource).replace(/^.*[\\/]/, ''))
    .filter((name) => /^(assam|sencha)\.js$/.test(name))
    .sort();
const missing = async ({errors, run}) => {
  assert.deepEqual(errors, []);
  assert.match(String((await run()).failure), /Cannot find module/);
};

const results = (first) =>
  plugin((hooks) => {
    fired.length = 0;
    hooks.beforeResolve.tap('Claim', () => first);
    hooks.beforeResolve.tap('Claim', (data) => void fired.push(typeof data));
  });

export default [
  {
    says: 'If you return false, webpack makes no module and reports no error, but the import throws Cannot find module when it runs.',
    files: teas,
    configuration: {...resolved('beforeResolve', false), target: 'node'},
    holds: missing,
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Return false to leave the module out.',
    files: teas,
    configuration: {...resolved('afterResolve', false), target: 'node'},
    holds: missing,
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'If a function returns nothing, the value remains as it is.',
    files: teas,
    configuration: resolved('contextModuleFiles', undefined),
    holds: (seen) => assert.deepEqual(included(seen), ['assam.js', 'sencha.js']),
    unless: {configuration: resolved('contextModuleFiles', ['assam.js'])},
  },
  {
    says: 'It then keeps those that match the regular expression',
    files: {...teas, 'src/teas/note.txt': 'No JavaScript'},
    configuration: {},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {
      files: {
        'src/index.js': 'import(`./teas/${globalThis.tea || "assam"}`);',
        'src/teas/sencha.js': '(',
        'src/teas/assam.js': '(',
      },
    },
  },
  {
    says: 'The regular expression is tested against requests that begin with ./, relative to the folder.',
    files: teas,
    configuration: plugin((hooks) =>
      hooks.beforeResolve.tap('Claim', (data) => ({...data, regExp: /^\.\/assam\.js$/})),
    ),
    holds: (seen) => assert.deepEqual(included(seen), ['assam.js']),
    unless: {
      configuration: plugin((hooks) =>
        hooks.beforeResolve.tap('Claim', (data) => ({...data, regExp: /^assam\.js$/})),
      ),
    },
  },
  {
    says: 'The hook applies to import.meta.glob() too.',
    files: {...teas, ...glob},
    configuration: resolved('contextModuleFiles', ['assam.js']),
    holds: (seen) => assert.deepEqual(included(seen), ['assam.js']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'The hook does not fire for import.meta.glob(), which offers only the files that match.',
    files: {...teas, ...glob},
    configuration: counting('beforeResolve', 'alternativeRequests'),
    holds: () => assert.deepEqual(fired, ['beforeResolve']),
    unless: {files: {'src/index.js': teas['src/index.js']}},
  },
  {
    says: 'so leave this hook out when your plugin intercepts all hooks of the factory',
    configuration: plugin((hooks) => hooks.alternatives.intercept({})),
    holds: ({errors, thrown}) =>
      assert.match(`${errors} ${thrown}`, /Intercepting fake hook .*alternatives is not possible/),
    unless: {configuration: plugin((hooks) => hooks.alternativeRequests.intercept({}))},
  },
  {
    says: 'Functions that you tap into it run in alternativeRequests',
    files: teas,
    configuration: counting('alternatives'),
    holds: () => assert.deepEqual(fired, ['alternatives']),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'so prices("jp") is rejected when it runs',
    files: {
      ...teas,
      'src/index.js':
        'import(`./teas/${globalThis.tea || "sencha"}.js`).catch(({message}) => console.log(message));',
    },
    configuration: {...resolved('contextModuleFiles', ['assam.js']), target: 'node'},
    holds: async ({run}) =>
      assert.deepEqual((await run()).printed, ["Cannot find module './sencha.js'"]),
    unless: {configuration: {plugins: [], output: {asyncChunks: false}}},
  },
  {
    says: 'offers a file under several names if its extension is in resolve.extensions.',
    files: {
      'src/index.js': 'const teas = require.context("./teas"); console.log(teas.keys().join());',
      'src/teas/assam.js': 'console.log("assam");',
      'src/teas/sencha.mjs': 'console.log("sencha");',
    },
    holds: async ({run, errors}) => {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['./assam,./assam.js,./sencha.mjs']);
    },
    unless: {configuration: {resolve: {extensions: ['.js', '.mjs']}}},
  },
  {
    says: 'but imports of one module with the same folder and the same expression share a call',
    files: {...teas, 'src/index.js': `${teas['src/index.js']}\n${teas['src/index.js']}`},
    configuration: counting('beforeResolve'),
    holds: () => assert.deepEqual(fired, ['beforeResolve']),
    unless: {
      files: {
        ...teas,
        'src/index.js': `${teas['src/index.js']} import(\`./\${globalThis.tea}.js\`);`,
      },
    },
  },
  {
    says: 'when webpack builds the context module, which several files may share',
    files: {
      ...teas,
      'src/index.js': `import "./menu.js"; ${teas['src/index.js']}`,
      'src/menu.js': teas['src/index.js'],
    },
    configuration: counting('contextModuleFiles'),
    holds: () => assert.deepEqual(fired, ['contextModuleFiles']),
    unless: {
      files: {
        ...teas,
        'src/index.js': `import "./menu.js"; ${teas['src/index.js']}`,
        'src/menu.js': 'require.context("./teas");',
      },
    },
  },
  {
    says: 'The functions after yours receive this false instead of the object.',
    files: teas,
    configuration: results(false),
    holds: () => assert.deepEqual(fired, ['boolean']),
    unless: {configuration: results(undefined)},
  },
];
