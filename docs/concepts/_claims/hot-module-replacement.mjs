import assert from 'node:assert/strict';

const withHot =
  (options) =>
  ({webpack}) => ({
    devtool: false,
    ...options,
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
const withoutHot = (options) => ({devtool: false, ...options});
const accepting = (hot) => ({
  'src/index.js': `if (${hot}) { ${hot}.accept(); console.log('takes updates'); }`,
});
const strict = (hot) => ({
  'package.json': '{"type": "module"}',
  'src/index.js': `console.log('takes updates', Boolean(${hot}));`,
});
const inNode = (hot) => ({'src/index.mjs': `globalThis.takesUpdates = Boolean(${hot});`});
const nodeTarget = {target: 'node', entry: './src/index.mjs'};

export default [
  {
    says: 'because a build without HMR evaluates it to false and leaves the whole block out',
    files: accepting('module.hot'),
    configuration: withoutHot(),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /takes updates/),
    unless: {configuration: withHot()},
  },
  {
    says: 'its block remains in the file until a minimizer removes it, as in production',
    modes: ['development'],
    files: accepting('import.meta.webpackHot'),
    configuration: withoutHot(),
    async holds({assets, build, run}) {
      assert.match(assets['main.js'], /takes updates/);
      assert.deepEqual((await run('main.js')).printed, []);
      const minimized = await build({configuration: withoutHot({mode: 'production'})});
      assert.doesNotMatch(minimized.assets['main.js'] ?? '', /takes updates/);
    },
    unless: {files: accepting('module.hot')},
  },
  {
    says: 'because module.hot fails there with HMR and without: in a browser with ReferenceError: module is not defined',
    files: strict('module.hot'),
    configuration: withHot(),
    async holds({build, run}) {
      assert.match(String((await run('main.js')).failure), /module is not defined/);
      const without = await build({configuration: withoutHot({plugins: []})});
      assert.match(String((await without.run('main.js')).failure), /module is not defined/);
    },
    unless: {files: strict('import.meta.webpackHot')},
  },
  {
    says: 'so that the module accepts no updates and nothing reports it',
    files: inNode('module.hot'),
    configuration: withHot(nodeTarget),
    holds({errors, warnings, load}) {
      assert.deepEqual([...errors, ...warnings], []);
      load('main.js');
      assert.equal(globalThis.takesUpdates, false);
    },
    unless: {files: inNode('import.meta.webpackHot')},
  },
  {
    says: 'Files that are strictly CommonJS, such as .cjs, cannot contain import.meta',
    files: {'src/index.cjs': 'console.log(import.meta.webpackHot);'},
    configuration: withHot({entry: './src/index.cjs'}),
    holds: ({errors}) => assert.match(errors[0], /Cannot use 'import\.meta' outside a module/),
    unless: {files: {'src/index.cjs': 'console.log(module.hot);'}},
  },
];
