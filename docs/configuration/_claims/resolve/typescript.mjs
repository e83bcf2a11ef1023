import assert from 'node:assert/strict';

const entry = (code) => ({'src/index.js': code});
const value = (file) => ({[file]: `export default "${file}";`});
const cart = (request) => entry(`import value from "${request}"; console.log(value);`);
const printed = async ({run}) => (await run()).printed;
const paths = JSON.stringify({compilerOptions: {paths: {'@/*': ['./src/*']}}});
const missing = /Can't resolve/;

export default [
  {
    says: 'webpack reads TypeScript itself, unless one of your rules covers .ts files. It then puts .ts first in extensions and typescript first in conditionNames, lets ./a.js find a.ts by extensionAlias, and sets tsconfig to true.',
    files: {
      ...entry(
        'import a from "./a.js"; import b from "@/b"; import kit from "kit"; console.log(a, b, kit);',
      ),
      'src/a.ts': 'const a: string = "a.ts"; export default a;',
      'src/b.ts': 'export default "b.ts";',
      ...value('src/b.js'),
      'tsconfig.json': paths,
      'node_modules/kit/package.json': JSON.stringify({
        exports: {typescript: './typed.js', default: './plain.js'},
      }),
      'node_modules/kit/typed.js': 'export default "typed";',
      'node_modules/kit/plain.js': 'export default "plain";',
    },
    configuration: {resolve: {}},
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.deepEqual(await printed(seen), ['a.ts b.ts typed']);
    },
    unless: {configuration: {module: {rules: [{test: /\.ts$/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'which applies only to importing files in its folder and below.',
    files: {...cart('@/cart.js'), ...value('inner/src/cart.js'), 'inner/tsconfig.json': paths},
    configuration: ({folder}) => ({resolve: {tsconfig: `${folder}/inner/tsconfig.json`}}),
    async holds({errors, build}) {
      assert.match(errors.join(), missing);
      const inside = await build({
        files: {'inner/src/index.js': 'import value from "@/cart.js"; console.log(value);'},
        configuration: {entry: './inner/src/index.js'},
      });
      assert.deepEqual(inside.errors, []);
    },
    unless: {
      files: {'tsconfig.json': paths, ...value('src/cart.js')},
      configuration: {resolve: {tsconfig: true}},
    },
  },
  {
    says: 'With tsconfig: true, you do not need this option, and strings other than "auto" have no effect.',
    files: {
      'src/index.js': 'import "../other/entry.js";',
      'other/entry.js': 'import value from "@/cart.js"; console.log(value);',
      ...value('other/src/cart.js'),
      'tsconfig.json': JSON.stringify({references: [{path: './other'}], files: []}),
      'other/tsconfig.json': paths,
    },
    configuration: ({folder}) => ({
      resolve: {tsconfig: {configFile: `${folder}/tsconfig.json`, references: 'automatic'}},
    }),
    async holds({errors, build}) {
      assert.match(errors.join(), missing);
      assert.deepEqual((await build({configuration: {resolve: {tsconfig: true}}})).errors, []);
    },
    unless: {
      configuration: ({folder}) => ({
        resolve: {tsconfig: {configFile: `${folder}/tsconfig.json`, references: 'auto'}},
      }),
    },
  },
];
