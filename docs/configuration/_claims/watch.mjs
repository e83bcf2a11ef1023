import assert from 'node:assert/strict';
import fs, {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';

const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "./price.js"; import "tea";',
  'src/price.js': '1;',
  'node_modules/tea/index.js': '1;',
};

/** Watches a project, changes a file, and counts builds until there are so many, or for a while. */
async function builds({webpack, folder, stats}, changed, until = 2) {
  const compiler = webpack({...stats.compilation.options, watch: false});
  let count = 0;
  compiler.hooks.done.tap('claim', () => (count += 1));
  const watching = compiler.watch({...compiler.options.watchOptions}, () => {});
  while (count === 0) await setTimeout(20);
  await setTimeout(300);
  if (changed) writeFileSync(`${folder}/${changed}`, '2;');
  const end = Date.now() + 2000;
  while (count < until && Date.now() < end) await setTimeout(50);
  await new Promise((resolve) => watching.close(resolve));
  return count;
}

/** A plugin that writes a file of the build after each build. */
const writing = (onlyIfDifferent) => ({
  plugins: [
    {
      apply(compiler) {
        const file = `${compiler.context}/src/price.js`;
        compiler.hooks.afterEmit.tap('Writes', () => {
          if (!compiler.watchMode) return;
          if (!onlyIfDifferent || readFileSync(file, 'utf8') !== '3;') writeFileSync(file, '3;');
        });
      },
    },
  ],
});

/** Whether webpack, freshly loaded, asks the operating system for notifications. */
async function isNotified({folder, stats}) {
  const require = createRequire(`${folder}/package.json`);
  for (const file of Object.keys(require.cache))
    if (/[\\/](?:webpack|watchpack)[\\/]/.test(file)) delete require.cache[file];
  const webpack = require('webpack');
  const {watch} = fs;
  let asked = false;
  fs.watch = (...given) => {
    asked = true;
    return watch(...given);
  };
  await builds({webpack, folder, stats}, undefined, 1).finally(() => (fs.watch = watch));
  return asked;
}

export default [
  {
    says: 'In watch mode, webpack keeps running after the build and builds again when a file changes.',
    files: shop,
    holds: async (seen) => assert.equal(await builds(seen, 'src/price.js'), 2),
    unless: {files: {'src/index.js': 'import "tea";'}},
  },
  {
    says: 'In development mode, unchanged modules come from memory, so rebuilds are fast; production mode builds all of them again, unless you set cache.',
    files: shop,
    configuration: {optimization: {minimize: false}},
    holds: async (seen) => {
      const built = [];
      const plugins = [
        ({hooks}) =>
          hooks.thisCompilation.tap('Built', (compilation) => {
            const names = [];
            built.push(names);
            compilation.hooks.buildModule.tap('Built', ({rawRequest}) => names.push(rawRequest));
          }),
      ];
      const options = {...seen.stats.compilation.options, plugins};
      await builds({...seen, stats: {compilation: {options}}}, 'src/price.js');
      const all = ['./price.js', './src', 'tea'];
      const again = seen.mode === 'production' ? all : ['./price.js'];
      assert.deepEqual(built.at(-1).sort(), again);
    },
    unless: {configuration: ({mode}) => ({cache: mode === 'production'})},
  },
  {
    says: 'Keeps webpack running and builds again when a file changes.',
    files: shop,
    configuration: {watchOptions: {aggregateTimeout: 10}},
    holds: async (seen) => assert.equal(await builds(seen, 'src/index.js'), 2),
    unless: {configuration: {watchOptions: {ignored: '**/src'}}},
  },
  {
    says: 'watch: true is for tools that read only the configuration, while webpack watch and webpack serve warn about it:',
    files: {'webpack.config.js': 'module.exports = {mode: "none", watch: true};'},
    async holds({webpack, folder}) {
      process.chdir(folder);
      const {default: WebpackCLI} = createRequire(`${folder}/package.json`)('webpack-cli');
      for (const command of ['WEBPACK_WATCH', 'WEBPACK_SERVE']) {
        const tool = new WebpackCLI();
        const warnings = [];
        tool.logger = {...tool.logger, warn: (text) => warnings.push(text)};
        const argv = {env: {[command]: true}};
        const config = ['webpack.config.js'];
        await tool.createCompiler({webpack, argv, config, isWatchingLikeCommand: true});
        assert.match(warnings.join(), /No need to use the '(?:watch|serve)' command together/);
      }
    },
    unless: {files: {'webpack.config.js': 'module.exports = {mode: "none"};'}},
  },
  {
    says: 'which have no effect on a single build.',
    files: shop,
    configuration: {watchOptions: {ignored: '**/src', poll: 100, aggregateTimeout: 9000}},
    async holds({assets, build}) {
      const without = await build({configuration: {watchOptions: {}, output: {}}});
      assert.deepEqual(without.assets, assets);
    },
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
  {
    says: 'A list may contain only strings, so instead of several regular expressions, write one with alternatives, such as /node_modules|\\.generated\\./. Anything else stops the build with this error:',
    configuration: {watchOptions: {ignored: [/node_modules/]}},
    holds: ({thrown}) =>
      assert.match(String(thrown), /watchOptions\.ignored\[0\] should be a non-empty string/),
    unless: {configuration: {watchOptions: {ignored: /node_modules|\.generated\./}}},
  },
  {
    says: 'If you edit packages in node_modules or link them from elsewhere, do not ignore that folder.',
    files: shop,
    configuration: {watchOptions: {ignored: '**/node_modules'}},
    holds: async (seen) => assert.equal(await builds(seen, 'node_modules/tea/index.js'), 1),
    unless: {configuration: {watchOptions: {}}},
  },
  {
    says: 'set an environment variable, which overrides the option',
    files: shop,
    configuration() {
      process.env.WATCHPACK_POLLING = '100';
      return {watchOptions: {poll: false}};
    },
    holds: async (seen) => assert.equal(await isNotified(seen), false),
    unless: {
      configuration() {
        delete process.env.WATCHPACK_POLLING;
        return {};
      },
    },
  },
  {
    says: 'Only the command line tool reads the option, and compiler.watch() of the Node.js API does not.',
    files: shop,
    configuration: {watchOptions: {stdin: true}},
    async holds(seen) {
      const before = process.stdin.listenerCount('end');
      await builds(seen, undefined, 1);
      assert.equal(process.stdin.listenerCount('end'), before);
    },
    unless: {
      configuration: {
        plugins: [
          {
            apply: ({hooks}) =>
              hooks.watchRun.tap('End', () => void process.stdin.on('end', () => {})),
          },
        ],
      },
    },
  },
  {
    says: 'Then write that file only if its content differs, write it outside the build, or add it to ignored.',
    files: shop,
    configuration: writing(true),
    async holds(seen) {
      assert.ok((await builds(seen, undefined, 3)) <= 2);
      const ignored = {...writing(false), watchOptions: {ignored: '**/price.js'}};
      assert.equal(await builds(await seen.build({configuration: ignored})), 1);
    },
    unless: {configuration: writing(false)},
  },
];
