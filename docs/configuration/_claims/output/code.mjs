import assert from 'node:assert/strict';

const throwing = {
  'src/index.js': [
    'for (const turn of [1, 2]) {',
    '  try { console.log("value", require("./broken.js").value); }',
    '  catch (error) { console.log(error.message); }',
    '}',
  ].join('\n'),
  'src/broken.js': 'console.log("runs"); exports.half = true; throw new Error("boom");',
};
const printedWith = async ({run}) => (await run()).printed;

const bundleOf = (output, more) => ({devtool: false, output, ...more});
const shared =
  (ignoreBrowserWarnings, version = '1.0.0') =>
  ({webpack}) => ({
    output: {ignoreBrowserWarnings, uniqueName: 'harbor'},
    plugins: [
      new webpack.sharing.SharePlugin({
        shared: {tool: {requiredVersion: '^2.0.0', version, singleton: true}},
      }),
    ],
  });
const sharing = {
  'src/index.js': 'import("tool");',
  'node_modules/tool/index.js': 'console.log("tool");',
};

export default [
  {
    says: 'the bundle of const name = "harbor"; console.log(name); is then only that code.',
    modes: ['production'],
    files: {'src/index.js': 'const name = "harbor"; console.log(name);'},
    configuration: {output: {iife: false}, optimization: {minimize: false}},
    holds: ({assets}) =>
      assert.deepEqual(
        assets['main.js'].split('\n').filter((line) => line && !/^(?:\/\*+\/)?;?$/.test(line)),
        ['const name = "harbor"; console.log(name);'],
      ),
    unless: {configuration: {output: {iife: true}}},
  },
  {
    says: 'Sets a name for this build, which keeps several bundles on a page apart.',
    files: {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'},
    configuration: bundleOf({uniqueName: 'city-harbor'}),
    async holds({assets, run}) {
      const taken = [];
      const other = Object.assign([], {push: (chunk) => taken.push(chunk)});
      const {printed} = await run('main.js', {webpackChunkharbor: other});
      assert.deepEqual([printed, taken], [['late'], []]);
      assert.match(assets['main.js'], /webpackChunkcity_harbor/);
    },
    unless: {configuration: bundleOf({uniqueName: 'harbor'})},
  },
  {
    says: 'Leave it off in production, where it reveals paths on your disk.',
    modes: ['production'],
    files: {
      'src/index.js': 'import "./secret/plan.cjs";',
      'src/secret/plan.cjs': 'console.log(1);',
    },
    configuration: {output: {pathinfo: true}},
    holds: ({assets}) => assert.match(Object.values(assets).join(), /secret\/plan/),
    unless: {configuration: {output: {pathinfo: false}}},
  },
  {
    says: 'throws boom again, without running the module',
    files: throwing,
    configuration: {output: {strictModuleErrorHandling: true}},
    holds: async (seen) => assert.deepEqual(await printedWith(seen), ['runs', 'boom', 'boom']),
    unless: {configuration: {output: {strictModuleExceptionHandling: true}}},
  },
  {
    says: 'Throws a clear error when the bundle lacks a module',
    files: {
      'src/index.js':
        'try { __webpack_require__("./src/late.js"); } catch (error) { console.log(error.message, error.code); } module.exports = {};',
    },
    configuration: {output: {strictModuleResolution: true}},
    holds: async (seen) =>
      assert.deepEqual(await printedWith(seen), [
        "Cannot find module './src/late.js' MODULE_NOT_FOUND",
      ]),
    unless: {configuration: {output: {strictModuleResolution: false}}},
  },
  {
    says: 'Keeps warnings of Module Federation about shared packages out of the console, but does not affect others.',
    files: sharing,
    configuration: shared(true),
    holds: async (seen) =>
      assert.doesNotMatch(String(await printedWith(seen)), /Unsatisfied version/),
    unless: {configuration: shared(false)},
  },
  {
    says: 'Has no effect in webpack 5.',
    files: throwing,
    configuration: bundleOf({sourcePrefix: '        '}),
    async holds({assets, build}) {
      const without = await build({configuration: bundleOf({})});
      assert.deepEqual(assets, without.assets);
    },
    unless: {configuration: bundleOf({pathinfo: 'verbose', sourcePrefix: '        '})},
  },
  {
    says: 'which follows uniqueName, so that two libraries on a page keep their own sources.',
    files: {'src/index.js': 'console.log("harbor");'},
    configuration: {devtool: 'source-map', output: {uniqueName: 'harbor'}},
    holds: ({assets}) => assert.match(assets['main.js.map'], /webpack:\/\/harbor\//),
    unless: {configuration: {devtool: 'source-map', output: {devtoolNamespace: 'other'}}},
  },
  {
    says: 'With a umd library, webpack warns and keeps the wrapper.',
    configuration: {output: {iife: false, library: {type: 'umd', name: 'moon'}}},
    holds: ({warnings, errors}) => assert.match([...warnings, ...errors].join(), /iife/i),
    unless: {configuration: {output: {library: {type: 'umd', name: 'moon'}}}},
  },
  {
    says: 'and false also turns off let unless you set that.',
    configuration: {output: {environment: {const: false}}},
    holds: ({stats}) => assert.ok(!stats.compilation.options.output.environment.let, 'let is on'),
    unless: {configuration: {output: {environment: {const: false, let: true}}}},
  },
  {
    says: 'Remembers the error of a module that throws while it loads, and throws it again for every later import, as ES modules do.',
    files: throwing,
    configuration: {output: {strictModuleErrorHandling: true}},
    holds: async (seen) => assert.deepEqual(await printedWith(seen), ['runs', 'boom', 'boom']),
    unless: {configuration: {output: {strictModuleErrorHandling: false}}},
  },
  {
    says: 'Forgets a module that throws while it loads, so that the next require() runs it again, as in Node.js.',
    files: throwing,
    configuration: {output: {strictModuleExceptionHandling: true}},
    holds: async (seen) =>
      assert.deepEqual(await printedWith(seen), ['runs', 'boom', 'runs', 'boom']),
    unless: {configuration: {output: {strictModuleErrorHandling: false}}},
  },
];
