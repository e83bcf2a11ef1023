import assert from 'node:assert/strict';

const uses =
  (more) =>
  ({folder}) => ({
    module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]},
    ...more,
  });
const imports = (file, then = '"console.log(1);"') => ({
  'loader.js': `module.exports = async function () {
    const exports = await this.importModule(${JSON.stringify(file)});
    return ${then};
  };`,
});
const message = ({errors}) => errors.join('\n');

export default [
  {
    says: 'A relative request starts from the folder of the file that your loader works on',
    files: {
      'src/shop/index.js': '',
      'src/shop/menu.js': 'export default "bread";',
      ...imports('./menu.js', '`console.log(${JSON.stringify(exports.default)});`'),
    },
    configuration: uses({entry: './src/shop/index.js', devtool: false}),
    holds: ({assets}) => assert.match(assets['main.js'], /"bread"/),
    unless: {
      files: {
        'src/shop/menu.js': 'export default "cake";',
        'menu.js': 'export default "bread";',
      },
    },
  },
  {
    says: 'Even with target: "node", import "node:fs" ends with require is not defined.',
    files: {'src/menu.js': 'import fs from "node:fs"; export default fs;', ...imports('./menu.js')},
    configuration: uses({target: 'node'}),
    holds: (seen) => assert.match(message(seen), /require is not defined/),
    unless: {files: {'src/menu.js': 'export default 1;', ...imports('./menu.js')}},
  },
  {
    says: 'A module with top-level await fails with a syntax error.',
    files: {'src/menu.js': 'export default await 1;', ...imports('./menu.js')},
    configuration: uses(),
    holds: (seen) => assert.match(message(seen), /Execution of module code .* failed: Unexpected/),
    unless: {files: {'src/menu.js': 'export default 1;', ...imports('./menu.js')}},
  },
  {
    says: 'An error that the module throws rejects the promise, as Execution of module code from module graph (./src/menu.js) failed: ….',
    files: {'src/menu.js': 'throw new Error("closed");', ...imports('./menu.js')},
    configuration: uses(),
    holds: (seen) =>
      assert.match(
        message(seen),
        /Execution of module code from module graph \(\.\/src\/menu\.js\) failed: closed/,
      ),
    unless: {files: {'src/menu.js': 'export default 1;', ...imports('./menu.js')}},
  },
  {
    says: 'There is a circular build dependency, which makes it impossible to create this module',
    files: imports('./index.js'),
    configuration: uses(),
    holds: (seen) => assert.match(message(seen), /There is a circular build dependency/),
    unless: {files: {'src/menu.js': 'export default 1;', ...imports('./menu.js')}},
  },
  {
    says: 'Prefer this.importModule, unless you want the text.',
    files: {
      'src/menu.js': 'export default 6 * 7;',
      ...imports('./menu.js', '`console.log(${exports.default});`'),
    },
    configuration: uses(),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['42']),
    unless: {
      files: {
        'src/menu.js': 'export default 6 * 7;',
        'loader.js': `module.exports = function () {
          const done = this.async();
          this.loadModule("./menu.js", (error, text) => {
            done(error, \`console.log(\${JSON.stringify(text)});\`);
          });
        };`,
      },
    },
  },
  {
    says: 'output.publicPath for this run',
    files: {
      'src/menu.js': 'export default __webpack_public_path__;',
      'loader.js': `module.exports = async function () {
        const {default: path} = await this.importModule("./menu.js", {publicPath: "/menu/"});
        return \`console.log("\${path}");\`;
      };`,
    },
    configuration: uses({output: {publicPath: '/shop/'}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['/menu/']),
    unless: {
      files: {
        'src/menu.js': 'export default __webpack_public_path__;',
        ...imports('./menu.js', '`console.log("${exports.default}");`'),
      },
    },
  },
  {
    says: 'If two modules emit a file with the same name and different content, the build fails',
    files: {
      'src/index.js': 'import "./other.js";',
      'src/other.js': '',
      'loader.js':
        'module.exports = function (code) { this.emitFile("list.txt", this.resourcePath); return code; };',
    },
    configuration: ({folder}) => ({module: {rules: [{test: /\.js$/, use: `${folder}/loader.js`}]}}),
    holds: (seen) =>
      assert.match(message(seen), /Multiple assets emit different content to the same filename/),
    unless: {
      files: {
        'src/index.js': 'import "./other.js";',
        'src/other.js': '',
        'loader.js':
          'module.exports = function (code) { this.emitFile("list.txt", "bread"); return code; };',
      },
    },
  },
  {
    says: 'The hook shouldEmit keeps webpack from writing files:',
    configuration: {plugins: [{apply: (c) => c.hooks.shouldEmit.tap('Test', () => false)}]},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'and undefined with target: false.',
    files: {
      'loader.js': 'module.exports = function () { return `console.log("${this.target}");`; };',
    },
    configuration: uses({
      target: false,
      output: {
        chunkFormat: 'commonjs',
        chunkLoading: 'require',
        wasmLoading: false,
        publicPath: '',
      },
    }),
    holds: ({assets}) => assert.match(assets['main.js'], /undefined/),
    unless: {configuration: uses({target: 'web', output: {}})},
  },
  {
    says: 'For a data: URL it is the whole URL',
    files: {
      'src/index.js': 'import "data:text/javascript,1";',
      'loader.js':
        'module.exports = function () { return `console.log("${this.resourcePath}");`; };',
    },
    configuration: ({folder}) => ({
      module: {rules: [{mimetype: 'text/javascript', use: `${folder}/loader.js`}]},
    }),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['data:text/javascript,1']),
    unless: {files: {'src/index.js': 'import "data:text/javascript,2";'}},
  },
];
