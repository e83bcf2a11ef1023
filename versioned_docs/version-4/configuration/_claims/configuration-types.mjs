import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const exported = (text) => ({'webpack.config.js': `module.exports = ${text};`});
const own = ({folder}, name) => createRequire(`${folder}/package.json`)(name);

const lists = (first, second) => `[
  {mode: "none", name: "${first}", output: {filename: "first.js"}},
  {mode: "none", name: "${second}", output: {filename: "second.js"}},
]`;

/** The compiler that the command line makes of a configuration. */
async function compilerOf(seen, options) {
  process.chdir(seen.folder);
  const WebpackCLI = own(seen, 'webpack-cli');
  const tool = new WebpackCLI();
  tool.webpack = seen.webpack;
  return tool.createCompiler({argv: {env: {}, ...options}, ...options});
}

/** Builds several configurations in one run. */
const together = ({webpack, folder, mode}, list) =>
  new Promise((resolve, reject) => {
    const output = {path: `${folder}/dist`};
    const compiler = webpack(list.map((one) => ({mode, context: folder, output, ...one})));
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });

/** Two builds, of which the one that writes is held up. */
const waiting = (dependencies) => ({
  'src/page.js': 'import "../dist/prices.js";',
  'src/prices.js': '1;',
  'list.js': `const held = (compiler) =>
    compiler.hooks.beforeRun.tapPromise("held", () => new Promise((done) => setTimeout(done, 3000)));
  module.exports = [
    {name: "page", entry: "./src/page.js", output: {path: __dirname + "/pages"}, dependencies: ${dependencies}},
    {name: "prices", entry: "./src/prices.js", output: {path: __dirname + "/dist", filename: "prices.js"}, plugins: [held]},
  ];`,
});

export default [
  {
    says: 'webpack() accepts only objects and arrays of objects',
    files: exported('() => ({mode: "none"})'),
    holds: (seen) => assert.throws(() => seen.webpack(own(seen, './webpack.config.js'))),
    unless: {files: exported('[{mode: "none"}]')},
  },
  {
    says: 'If only the entry differs, use one build with two entries: it reads every module once and can share chunks.',
    files: {
      'src/a.js': 'import "./shared.js";',
      'src/b.js': 'import "./shared.js";',
      'src/shared.js': 'console.log("shared");',
    },
    configuration: {
      entry: {a: './src/a.js', b: './src/b.js'},
      optimization: {concatenateModules: false, splitChunks: {chunks: 'all', minSize: 0}},
    },
    holds({stats, assets}) {
      const {modules} = stats.toJson({all: false, modules: true, nestedModules: true});
      assert.equal(modules.filter(({name}) => name === './src/shared.js').length, 1);
      assert.equal(Object.keys(assets).length, 3);
    },
    unless: {files: {'src/b.js': ''}},
  },
  {
    says: 'Flags override what you return, so with --mode, webpack ignores your mode.',
    files: exported('{mode: "none"}'),
    holds: async (seen) =>
      assert.equal((await compilerOf(seen, {mode: seen.mode})).options?.mode, seen.mode),
    unless: {files: exported('[{mode: "none"}]')},
  },
  {
    says: 'webpack prints it before the messages, and --config-name prices builds that one only.',
    files: exported(lists('page', 'prices')),
    async holds(seen) {
      const {compilers} = await compilerOf(seen, {configName: ['prices']});
      const files = compilers.map(({options}) => options.output.filename);
      assert.deepEqual(files, ['second.js']);
    },
    unless: {files: exported(lists('prices', 'page'))},
  },
  {
    says: 'The command fails if any of the builds has errors.',
    files: {'src/broken.js': 'import "./nowhere.js";', 'src/good.js': ''},
    async holds(seen) {
      const list = ['good', 'broken'].map((name) => ({name, entry: `./src/${name}.js`}));
      assert.equal((await together(seen, list)).hasErrors(), true);
    },
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'Without this option, both start together, and in an empty folder the import of ../dist/prices.js fails if prices is slower.',
    files: waiting('undefined'),
    async holds(seen) {
      const stats = await together(seen, own(seen, './list.js'));
      assert.match(
        stats.toString({all: false, errors: true}),
        /Can't resolve '\.\.\/dist\/prices\.js'/,
      );
    },
    unless: {files: waiting('["prices"]')},
  },
];
