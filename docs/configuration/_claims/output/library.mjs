import assert from 'node:assert/strict';

const moon = {
  'src/index.js':
    'export const phase = (day) => Math.floor((day % 29.5) / 7.4); export default "moon";',
};
const library = (options, more) => ({output: {library: options, ...more}});

export default [
  {
    says: 'require() of the bundle gives {}, and production drops exports that nothing uses',
    files: moon,
    configuration: {target: 'node'},
    holds({load, mode, assets}) {
      assert.deepEqual(Object.keys(load()), []);
      if (mode === 'production') assert.doesNotMatch(assets['main.js'], /7\.4/);
    },
    unless: {configuration: library({type: 'commonjs2'})},
  },
  {
    says: 'An unknown type stops the build:',
    configuration: library({type: 'nope'}),
    holds: ({thrown}) => assert.match(String(thrown), /Unsupported library type nope/),
    unless: {configuration: library({type: 'commonjs2'})},
  },
  {
    says: 'In an ES module, only that name remains.',
    files: moon,
    configuration: library({type: 'module', export: 'phase'}, {module: true}),
    holds({assets}) {
      const [, names] = /export\s*\{([^}]*)\}/.exec(assets['main.mjs']);
      assert.match(names, /phase/);
      assert.doesNotMatch(names, /default/);
    },
    unless: {configuration: library({type: 'module'}, {module: true})},
  },
  {
    says: 'If the type of output.library is missing from the list, the bundle exports nothing, and no error says so.',
    files: moon,
    configuration: {
      target: 'node',
      output: {library: {type: 'commonjs2'}, enabledLibraryTypes: ['var']},
    },
    holds({errors, load}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(Object.keys(load()), []);
    },
    unless: {configuration: {output: {library: {type: 'commonjs2'}}}},
  },
  {
    says: 'If the type of an entry is missing, the build fails with Library type "commonjs2" is not enabled.',
    files: moon,
    configuration: {
      target: 'node',
      entry: {main: {import: './src/index.js', library: {type: 'commonjs2'}}},
      output: {enabledLibraryTypes: ['var']},
    },
    holds: ({thrown, errors}) =>
      assert.match(String(thrown ?? errors), /Library type "commonjs2" is not enabled/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'moon-phase fails with Library name base (moon-phase) must be a valid identifier when using a var declaring library type.',
    configuration: library({type: 'var', name: 'moon-phase'}),
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /\(moon-phase\) must be a valid identifier/),
    unless: {configuration: library({type: 'var', name: 'moonPhase'})},
  },
  {
    says: 'With a name, the build fails with Library name must be unset.',
    configuration: library({type: 'module', name: 'moon'}, {module: true}),
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /Library name must be unset/),
    unless: {configuration: library({type: 'module'}, {module: true})},
  },
];
