import assert from 'node:assert/strict';
import {pathToFileURL} from 'node:url';

const source = {
  'src/index.js': 'globalThis.seen = Object.keys(import.meta); export default 1;',
};
const members = ['url', 'webpack', 'main', 'env'];

const left = (importMeta) => ({
  devtool: false,
  output: {module: true},
  module: {parser: {javascript: {importMeta}}},
});

/** Members of `import.meta` that the bundle reads itself. */
const leftIn = (assets) => {
  const [, list] = /\.x ?= ?\[(.*?)\]/.exec(assets['main.mjs']);
  return Array.from(
    list.matchAll(/(?:import\.meta|__webpack_import_meta__|\b[a-z])\.(\w+)/g),
    ([, name]) => name,
  );
};

export default [
  {
    says: 'contains only url, webpack, main and env, because the other members work only by name.',
    files: {
      'src/index.js':
        'console.log(Object.keys(import.meta).join()); const meta = import.meta; console.log(typeof meta.dirname);',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, [members.join(), 'undefined']),
    unless: {
      files: {
        'src/index.js':
          'console.log("url,webpack,main,env"); console.log(typeof import.meta.dirname);',
      },
    },
  },
  {
    says: 'With output.module, the object also has the members that the browser or Node.js provides.',
    files: source,
    configuration: {target: 'node', devtool: false, output: {module: true}},
    async holds({folder}) {
      await import(pathToFileURL(`${folder}/dist/main.mjs`));
      assert.ok(globalThis.seen.includes('resolve'));
    },
    unless: {files: {'src/index.js': `globalThis.seen = ${JSON.stringify(members)};`}},
  },
  {
    says: "In development mode, set a devtool without eval for that, because otherwise the program fails with SyntaxError: Cannot use 'import.meta' outside a module.",
    modes: ['development'],
    files: source,
    configuration: {target: 'node', output: {module: true}},
    holds: ({folder}) =>
      assert.rejects(import(pathToFileURL(`${folder}/dist/main.mjs`)), /outside a module/),
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'With false, webpack leaves all of import.meta, with "preserve-unknown" only the members that are unknown to it, and with { url: false } those and url.',
    files: {
      'src/index.js': 'globalThis.x = [import.meta.url, import.meta.webpack, import.meta.other];',
    },
    configuration: left(false),
    async holds({assets, build}) {
      assert.deepEqual(leftIn(assets), ['url', 'webpack', 'other']);
      const unknown = await build({configuration: left('preserve-unknown')});
      assert.deepEqual(leftIn(unknown.assets), ['other']);
      const one = await build({configuration: left({url: false})});
      assert.deepEqual(leftIn(one.assets), ['url', 'other']);
    },
    unless: {configuration: left(true)},
  },
  {
    says: 'a .env file, of which webpack uses only names that begin with WEBPACK_.',
    files: {
      '.env': 'WEBPACK_CITY=Rome\nHARBOR=Oslo',
      'src/index.js': 'console.log(import.meta.env.WEBPACK_CITY, import.meta.env.HARBOR);',
    },
    configuration: {dotenv: true},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['Rome undefined']),
    unless: {configuration: {dotenv: {prefix: ['WEBPACK_', 'HARBOR']}}},
  },
];
