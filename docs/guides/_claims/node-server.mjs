import assert from 'node:assert/strict';

const server = `
  import express from "express";
  export const app = express();`;
const forNode = (options) => ({
  target: 'node22',
  output: {library: {type: 'commonjs2'}},
  ...options,
});
const handler = {'src/index.js': 'export const handler = async () => ({statusCode: 204});'};
const native = {
  'src/index.js': 'console.log(require("./depth.node"));',
  'src/depth.node': '\u007fELF\u0002\u0001\u0001',
};
const notice = {
  'src/notice.txt': 'Not for navigation.',
  'src/index.js': `
    import {readFileSync} from "node:fs";
    export default readFileSync(new URL("./notice.txt", import.meta.url), "utf8");`,
};

const tides = {
  'node_modules/tides/package.json': '{"name": "tides", "version": "1.0.0"}',
  'node_modules/tides/index.js': 'const all = {ebb: 1}; module.exports = all;',
};

export default [
  {
    says: 'webpack copies the file to dist and writes its new name into the bundle.',
    files: notice,
    configuration: forNode(),
    holds: ({load}) => assert.doesNotThrow(() => load('main.js')),
    unless: {
      files: {
        'src/index.js': `
          import {readFileSync} from "node:fs";
          export default readFileSync(__dirname + "/notice.txt", "utf8");`,
      },
    },
  },
  {
    says: 'webpack cannot read such a file, and the build stops with Module parse failed where code names it',
    files: native,
    configuration: forNode(),
    holds: ({errors}) =>
      assert.match(errors.join('\n'), /Module parse failed: Unexpected character/),
    unless: {configuration: forNode({externals: [/\.node$/]})},
  },
  {
    says: 'With Express inside, the build warns about express/lib/view.js',
    files: {'src/index.js': server},
    configuration: forNode(),
    holds({warnings, load}) {
      assert.match(warnings.join('\n'), /the request of a dependency is an expression/);
      assert.equal(typeof load('main.js').app.listen, 'function');
    },
    unless: {configuration: forNode({externalsPresets: {nodeModules: true}})},
  },
  {
    says: 'an external of a CommonJS bundle is a global variable',
    files: {'src/index.js': `import express from "express"; express();`},
    configuration: {target: 'node22', externals: ['express']},
    holds: ({load}) =>
      assert.throws(() => load('main.js'), /ReferenceError: express is not defined/),
    unless: {
      configuration: {target: 'node22', externals: ['express'], externalsType: 'commonjs'},
    },
  },
  {
    says: 'The externals become import statements, with the same preset.',
    files: {...tides, 'src/index.js': 'import all from "tides"; console.log(all);'},
    configuration: {
      target: 'node22',
      externalsPresets: {nodeModules: true},
      output: {module: true},
    },
    holds: ({assets}) => assert.match(assets['main.mjs'], /^\s*import\b[^;]*from\s?"tides"/m),
    unless: {
      configuration: {externalsPresets: {node: true}},
    },
  },
  {
    says: 'So the bundle needs an export, which output.library writes.',
    files: handler,
    configuration: forNode(),
    holds: ({load}) => assert.equal(typeof load('main.js').handler, 'function'),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'import { debounce } from "lodash" fails, because Node.js cannot see the names',
    modes: ['production'],
    files: {...tides, 'src/index.js': 'import {ebb} from "tides"; console.log(ebb);'},
    configuration: {
      target: 'node22',
      externalsPresets: {nodeModules: true},
      output: {module: true},
    },
    holds: ({assets}) => assert.match(assets['main.mjs'], /^\s*import\s?\{[^}]*ebb/m),
    unless: {configuration: {externalsPresets: {node: true}}},
  },
];
