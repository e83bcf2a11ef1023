import assert from 'node:assert/strict';

/** A project whose entry imports a name, with files that give their own path as a value. */
const project = (request, ...files) => ({
  'src/index.js': `import value from "${request}"; console.log(value);`,
  ...Object.fromEntries(files.map((file) => [file, `export default "${file}";`])),
});
const imports = async ({run}) => (await run()).printed[0];

const kit = (module) => ({
  'src/index.js': 'import {file} from "kit"; console.log(file);',
  'node_modules/kit/package.json': `{"module": "${module}", "main": "main.js"}`,
  'node_modules/kit/main.js': 'exports.file = "main.js";',
  'node_modules/kit/module.js': 'export const file = "module.js";',
});

export default [
  {
    says: 'webpack takes the first whose file exists.',
    files: kit('missing.js'),
    holds: async (seen) => assert.equal(await imports(seen), 'main.js'),
    unless: {files: kit('module.js')},
  },
  {
    says: 'The first match wins, even if its file is missing',
    files: project('shop/cart.js', 'src/cart.js'),
    configuration: ({folder}) => ({
      resolve: {alias: {shop: `${folder}/nowhere`, 'shop/cart.js': `${folder}/src/cart.js`}},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'shop\/cart\.js'/),
    unless: {
      configuration: ({folder}) => ({
        resolve: {alias: {'shop/cart.js': `${folder}/src/cart.js`, shop: `${folder}/nowhere`}},
      }),
    },
  },
  {
    says: 'mainFields are loader and then main by default.',
    holds: ({stats}) =>
      assert.deepEqual(stats.compilation.options.resolveLoader.mainFields, ['loader', 'main']),
    unless: {configuration: {resolveLoader: {mainFields: ['main']}}},
  },
  {
    says: 'replaces only the exact name shop',
    files: project('shop/cart.js', 'src/cart.js', 'node_modules/shop/cart.js'),
    configuration: ({folder}) => ({resolve: {alias: {shop$: `${folder}/src`}}}),
    holds: async (seen) => assert.equal(await imports(seen), 'node_modules/shop/cart.js'),
    unless: {configuration: ({folder}) => ({resolve: {alias: {shop: `${folder}/src`}}})},
  },
];
