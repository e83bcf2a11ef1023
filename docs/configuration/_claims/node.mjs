import assert from 'node:assert/strict';

const code = ({assets}) => Object.values(assets).join('\n');
const names = {'src/lib/a.js': 'console.log(__filename);', 'src/index.js': 'import "./lib/a.js";'};
const printed = async ({run}) => (await run()).printed;
const forNode = (node, module = false) => ({
  target: 'node20',
  devtool: false,
  node,
  output: {module},
});
const reads = {
  'src/index.js': 'console.log(require("kit"));',
  'node_modules/kit/index.js':
    'module.exports = require("fs").readFileSync(`${__dirname}/data.txt`, "utf8");',
  'node_modules/kit/data.txt': 'data of the package',
};

export default [
  {
    says: 'false leaves all three as they are; for some files only, use parser: { node: { … } } in a rule.',
    files: {
      'src/index.js': 'import "./left.js"; console.log(typeof __dirname);',
      'src/left.js': 'console.log(typeof __filename);',
    },
    configuration: {module: {rules: [{test: /left/, parser: {node: {__filename: false}}}]}},
    async holds(seen) {
      assert.deepEqual(await printed(seen), ['undefined', 'string']);
      const none = await seen.build({configuration: {node: false, module: {}}});
      assert.deepEqual(await printed(none), ['undefined', 'undefined']);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'the same, and webpack warns about global',
    files: {'src/index.js': 'global.theme = "dark"; console.log(globalThis.theme);'},
    configuration: {node: {global: 'warn'}},
    async holds(seen) {
      assert.match(seen.warnings.join(), /"global" has been used/);
      assert.deepEqual(await printed(seen), ['dark']);
    },
    unless: {configuration: {node: {global: true}}},
  },
  {
    says: 'For a module src/lib/a.js in a bundle dist/main.js, the values give these results:',
    files: names,
    configuration: {node: {__filename: true}},
    holds: async (seen) => assert.deepEqual(await printed(seen), ['src/lib/a.js']),
    unless: {configuration: {node: {__filename: 'mock'}}},
  },
  {
    says: '/index.js for every module',
    files: names,
    configuration: {node: {__filename: 'mock'}},
    holds: async (seen) => assert.deepEqual(await printed(seen), ['/index.js']),
    unless: {configuration: {node: {__filename: true}}},
  },
  {
    says: 'the same, and webpack warns about the name',
    files: names,
    configuration: {node: {__filename: 'warn-mock'}},
    async holds(seen) {
      assert.match(seen.warnings.join(), /__filename/);
      assert.deepEqual(await printed(seen), ['/index.js']);
    },
    unless: {configuration: {node: {__filename: 'mock'}}},
  },
  {
    says: '"node-module" writes that into every bundle, so use it with output.module only, because it adds an import to the file. In a package with "type": "commonjs", that is a SyntaxError: Cannot use import statement outside a module',
    files: {...names, 'dist/package.json': '{"type": "commonjs"}'},
    configuration: forNode({__filename: 'node-module'}),
    async holds({load, build}) {
      assert.throws(() => load(), /Cannot use import statement outside a module/);
      const module = await build({configuration: forNode({__filename: 'node-module'}, true)});
      assert.match(code(module), /import\.meta\.(?:filename|url)/);
    },
    unless: {configuration: forNode({__filename: 'eval-only'})},
  },
  {
    says: 'With false, a bundle that is an ES module fails:',
    files: names,
    configuration: forNode({__filename: false}, true),
    async holds({folder}) {
      await assert.rejects(
        import(`${folder}/dist/main.mjs`),
        /__filename is not defined in ES module scope/,
      );
    },
    unless: {configuration: forNode({__filename: 'eval-only'}, true)},
  },
  {
    says: 'If a package reads its own files, keep the package out of the bundle.',
    files: reads,
    configuration: {target: 'node'},
    async holds({load, build}) {
      assert.throws(() => load(), /ENOENT/);
      const left = await build({
        configuration: {externalsPresets: {node: true, nodeModules: true}},
      });
      left.load();
    },
    unless: {configuration: {target: 'node', externalsPresets: {node: true, nodeModules: true}}},
  },
  {
    says: 'If a package needs crypto only outside browsers, give it an empty module. A condition such as typeof window === "undefined" does not help, because webpack reads both branches:',
    files: {
      'src/index.js':
        'console.log(typeof window === "undefined" ? require("crypto").randomUUID() : "browser");',
    },
    async holds({errors, build}) {
      assert.match(errors.join(), /Can't resolve 'crypto'/);
      const seen = await build({configuration: {resolve: {fallback: {crypto: false}}}});
      assert.deepEqual(await printed(seen), ['browser']);
    },
    unless: {configuration: {resolve: {fallback: {crypto: false}}}},
  },
  {
    says: 'Because mode replaces process.env.NODE_ENV only',
    files: {'src/index.js': 'console.log(process.env.NODE_ENV, process.env.HOME);'},
    async holds({run, mode, assets}) {
      assert.doesNotMatch(assets['main.js'], /NODE_ENV(?!, process)/);
      assert.match((await run()).failure, /process is not defined/);
      const {printed: lines} = await run('main.js', {process: {env: {HOME: 'home'}}});
      assert.deepEqual(lines, [`${mode} home`]);
    },
    unless: {configuration: {optimization: {nodeEnv: false}}},
  },
];
