import assert from 'node:assert/strict';

const failed = ({errors, thrown}) => String(thrown ?? errors);
const svg = {
  'src/index.js': 'import leaf from "./leaf.svg"; console.log(leaf);',
  'src/leaf.svg': '<svg/>',
};

const inlined = (generator) => ({
  module: {rules: [{test: /\.svg$/, type: 'asset/inline', generator}]},
});

export default [
  {
    says: 'JavaScript, JSON, CSS, HTML, WebAssembly and TypeScript need no rule',
    files: {
      'src/index.js':
        'import data from "./a.json"; import "./a.css"; import page from "./a.html"; import "./a.wasm"; import "./a.ts"; console.log(data, page, new URL("./a.woff2", import.meta.url));',
      'src/a.json': '{"a": 1}',
      'src/a.css': '.a { background: url("./a.woff2") }',
      'src/a.html': '<img src="./a.woff2">',
      'src/a.wasm': '\0asm\u0001\0\0\0',
      'src/a.ts': 'const a: number = 1; console.log(a);',
      'src/a.woff2': '\0font',
    },
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {files: {'src/index.js': 'import "./a.woff2";'}},
  },
  {
    says: 'JavaScript with ES modules only, or without them',
    files: {
      'src/index.js': 'import "./a.js"; console.log("esm"); console.log(require("./b.js"));',
      'src/a.js': '',
      'src/b.js': '',
    },
    configuration: {module: {rules: [{test: /index/, type: 'javascript/esm'}]}},
    async holds({errors, run, build}) {
      assert.deepEqual(errors, []);
      assert.match((await run()).failure, /require is not defined/);
      const without = await build({
        configuration: {module: {rules: [{test: /index/, type: 'javascript/dynamic'}]}},
      });
      assert.match(without.errors.join(), /may appear only with 'sourceType: module'/);
    },
    unless: {configuration: {module: {rules: [{test: /index/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'file-loader and url-loader return JavaScript, but a URL in CSS has the type asset/resource by default.',
    files: {...svg, 'src/index.js': 'import "./a.css";', 'src/a.css': 'a{b:url(./leaf.svg)}'},
    holds: ({stats}) =>
      assert.match(JSON.stringify(stats.toJson({modules: true})), /asset\/resource/),
    unless: {configuration: {module: {rules: [{test: /svg$/, type: 'asset/inline'}]}}},
  },
  {
    says: 'because type: "javascript/auto" makes import work again but turns a URL in webpack\'s own CSS into an empty url(data:,).',
    files: {
      ...svg,
      'src/index.js': 'import leaf from "./leaf.svg"; import "./a.css"; console.log(leaf);',
      'src/a.css': 'a { background: url(./leaf.svg) }',
      'loaders/file.js': 'module.exports = () => "module.exports = \'the file\'";',
    },
    configuration: ({folder}) => ({
      module: {
        rules: [{test: /\.svg$/, use: `${folder}/loaders/file.js`, type: 'javascript/auto'}],
      },
    }),
    async holds({assets, run}) {
      assert.deepEqual((await run()).printed, ['the file']);
      assert.match(assets['main.css'], /url\(data:,\)/);
    },
    unless: {configuration: {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}}},
  },
  {
    says: 'The type of the files must have the option, or the build fails. Options of the other types of assets, such as filename for asset/inline, have no effect:',
    files: svg,
    configuration: inlined({file: '[name][ext]'}),
    async holds(seen) {
      assert.match(failed(seen), /unknown property 'file'/);
      const other = await seen.build({configuration: inlined({filename: '[name][ext]'})});
      assert.equal(failed(other), '');
    },
    unless: {configuration: inlined({filename: '[name][ext]'})},
  },
  {
    says: 'requests need their extension, or the build fails',
    files: {'src/index.js': 'import "./a.mjs";', 'src/a.mjs': 'import "./b";', 'src/b.js': ''},
    holds: (seen) => assert.match(failed(seen), /resolved as fully specified/),
    unless: {
      configuration: {module: {rules: [{test: /\.mjs$/, resolve: {fullySpecified: false}}]}},
    },
  },
  {
    says: 'The emitted image then contains JavaScript:',
    files: {
      'src/index.js': 'import "./page.css";',
      'src/page.css': 'a { background: url(./leaf.svg) }',
      'src/leaf.svg': '<svg/>',
      'loaders/file.js': 'module.exports = () => "module.exports = 1";',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.svg$/, use: `${folder}/loaders/file.js`}]},
    }),
    holds: ({assets}) =>
      assert.match(
        Object.entries(assets).find(([name]) => name.endsWith('.svg'))[1],
        /module\.exports/,
      ),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'If the source map is missing, the bundle still works, but webpack warns: Failed to parse source map. ENOENT: no such file or directory.',
    files: {'src/index.js': 'console.log("works");\n//# sourceMappingURL=missing.js.map'},
    configuration: {
      devtool: 'source-map',
      module: {rules: [{test: /\.js$/, extractSourceMap: true}]},
    },
    async holds({warnings, run}) {
      assert.match(warnings.join(), /Failed to parse source map/);
      assert.deepEqual((await run()).printed, ['works']);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'false promises that they have none, so webpack can drop them if no export is used.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {gone} from "./effect.js"; console.log("start");',
      'src/effect.js': 'console.log("effect"); export const gone = 1;',
    },
    configuration: {module: {rules: [{test: /effect/, sideEffects: false}]}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['start']),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Rule.parser sets the same options for some modules only and overrides these.',
    files: {'src/index.js': 'console.log(typeof require("./other.js"));', 'src/other.js': ''},
    configuration: {
      module: {
        parser: {javascript: {commonjs: true}},
        rules: [{test: /index/, parser: {commonjs: false}}],
      },
    },
    holds: ({assets}) => assert.match(assets['main.js'], /require\((?:\\?["'])\.\/other\.js/),
    unless: {configuration: {module: {parser: {javascript: {commonjs: true}}}}},
  },
];
