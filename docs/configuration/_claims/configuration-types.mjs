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
  const {default: WebpackCLI} = own(seen, 'webpack-cli');
  const {webpack} = seen;
  return new WebpackCLI().createCompiler({webpack, argv: {env: {}, ...options}, ...options});
}

/** Builds several configurations in one run. */
const together = ({webpack, folder, mode}, list) =>
  new Promise((resolve, reject) => {
    const output = {path: `${folder}/dist`};
    const compiler = webpack(list.map((one) => ({mode, context: folder, output, ...one})));
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
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

const marked = (...names) =>
  `Object.assign(${lists(...names)}, {plugins: [(compiler) => { compiler.ofTheList = true; }]})`;
const applied = [];
function notesCompiler({constructor}) {
  applied.push(constructor.name);
}

export default [
  {
    says: 'webpack() accepts only objects and arrays of objects',
    files: exported('() => ({mode: "none"})'),
    holds: (seen) => assert.throws(() => seen.webpack(own(seen, './webpack.config.js'))),
    unless: {files: exported('[{mode: "none"}]')},
  },
  {
    says: 'Flags override what you return, so with --mode, webpack ignores your mode.',
    files: exported('{mode: "none"}'),
    holds: async (seen) =>
      assert.equal((await compilerOf(seen, {mode: seen.mode})).options?.mode, seen.mode),
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
  {
    says: 'webpack applies each once, to the MultiCompiler of all builds, and one inside a configuration only to that build.',
    configuration: {plugins: [notesCompiler]},
    holds({webpack, stats}) {
      const {plugins} = stats.compilation.options;
      applied.length = 0;
      const list = [{mode: 'none', plugins: [notesCompiler]}, {mode: 'none'}];
      list.plugins = plugins.filter((plugin) => plugin === notesCompiler);
      webpack(list);
      assert.deepEqual(applied, ['Compiler', 'MultiCompiler']);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Most are not, and BannerPlugin, for example, ends the run with',
    configuration: ({webpack}) => ({plugins: [new webpack.BannerPlugin('rye')]}),
    holds({webpack, stats}) {
      const list = [{mode: 'none'}];
      list.plugins = stats.compilation.options.plugins;
      assert.throws(() => webpack(list), /Cannot read properties of undefined \(reading 'tap'\)/);
    },
    unless: {configuration: ({webpack}) => ({plugins: [new webpack.ProgressPlugin(() => {})]})},
  },
  {
    says: 'but drops them with --merge or with several --config',
    files: exported(marked('rye', 'oats')),
    async holds(seen) {
      const isMarked = async (options) => (await compilerOf(seen, options)).ofTheList === true;
      const file = `${seen.folder}/webpack.config.js`;
      assert.equal(await isMarked({configName: ['oats']}), true);
      assert.equal(await isMarked({merge: true}), false);
      assert.equal(await isMarked({config: [file, file]}), false);
    },
    unless: {files: exported(lists('rye', 'oats'))},
  },
];
