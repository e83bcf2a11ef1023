import assert from 'node:assert/strict';

const uses = {'src/index.js': 'import $ from "jquery"; console.log($);'};
const failed = ({errors, thrown}) => String(thrown ?? errors);
const code = ({assets}) => Object.values(assets).join('\n');
const umd = {root: 'jQuery', commonjs: 'jquery', commonjs2: 'jquery', amd: 'jquery'};

/** Externals that no build can wait for, by the name of a configuration. */
const functions = {neither: () => undefined, async: async () => undefined};
/** Whether a build came to its end within a moment. */
const ends = (webpack, folder, name) =>
  new Promise((resolve) => {
    const externals = [functions[name]];
    webpack({context: folder, externals, output: {path: `${folder}/again`}}, () => resolve(true));
    setTimeout(resolve, 1500, false);
  });

export default [
  {
    says: 'not external, unless another element of the list matches',
    files: {...uses, 'node_modules/jquery/index.js': 'export default "bundled";'},
    configuration: {externals: [{jquery: false}]},
    async holds(seen) {
      assert.deepEqual((await seen.run()).printed, ['bundled']);
      const other = await seen.build({configuration: {externals: [{jquery: false}, /^jquery$/]}});
      assert.doesNotMatch(code(other), /bundled/);
    },
    unless: {configuration: {externals: [{jquery: 'var "external"'}]}},
  },
  {
    says: 'If a function is not async and does not call back, the build stops in the middle:',
    configuration: {name: 'neither'},
    holds: async ({webpack, folder, stats}) =>
      assert.equal(await ends(webpack, folder, stats.compilation.options.name), false),
    unless: {configuration: {name: 'async'}},
  },
  {
    says: 'Set it to false to let webpack drop an external that your code does not use.',
    modes: ['production'],
    files: {'src/index.js': 'import {arrow} from "icons"; console.log(1);'},
    configuration: {
      target: 'node',
      externals: {icons: {external: 'commonjs icons', sideEffects: false}},
    },
    holds: (seen) => assert.doesNotMatch(code(seen), /icons/),
    unless: {configuration: {externals: {icons: 'commonjs icons'}}},
  },
  {
    says: 'Other types use the key of the current type, or fail if there is none:',
    files: uses,
    configuration: {externals: {jquery: {root: 'jQuery', commonjs: 'jquery'}}},
    async holds(seen) {
      assert.match(failed(seen), /Missing external configuration for type "var"/);
      const own = await seen.build({
        configuration: {target: 'node', externals: {jquery: umd}, externalsType: 'commonjs'},
      });
      assert.match(code(own), /require\("jquery"\)/);
    },
    unless: {configuration: {externals: {jquery: {var: 'jQuery'}}}},
  },
  {
    says: 'An ES module library needs only names: externals: ["jquery"] with library: { type: "module" } leaves import … from "jquery" in the file.',
    files: {'src/index.js': 'import $ from "jquery"; export const open = () => $("body");'},
    configuration: {externals: ['jquery'], output: {module: true, library: {type: 'module'}}},
    holds: (seen) => assert.match(code(seen), /import.+from\s?"jquery"/),
    unless: {configuration: {output: {}}},
  },
];
