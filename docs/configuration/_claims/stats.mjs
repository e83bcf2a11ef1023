import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import "./a.js"; console.log("index");',
  'src/a.js': 'import "./b.js"; console.log("a");',
  'src/b.js': 'console.log("b");',
};
const missing = (...names) => ({
  'src/index.js': names.map((name) => `import './${name}.js';`).join(' '),
});

/** A project with four modules: a script, one that loads later, one that both need, an image. */
const four = {
  'src/index.js':
    'import {grams} from "./units.js";\n\ndocument.title = `${grams(2)} g`;\ndocument.onclick = () => import(/* webpackChunkName: "blend" */ "./blend/index.js");\n',
  'src/units.js':
    'export const grams = (cups) => cups * 2;\nexport const litres = (cups) => cups / 4;\n',
  'src/blend/index.js':
    'import {litres} from "../units.js";\n\nconst leaf = new URL("./leaf.svg", import.meta.url);\ndocument.body.append(`${litres(8)} l`, leaf);\n',
  'src/blend/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const presets = 'none summary errors-only errors-warnings minimal normal detailed verbose'.split(
  ' ',
);

const linesOf = (text) => (text === '' ? 0 : text.split('\n').length);

/** The report that the command line tool would print. */
const reported = ({stats}) => stats.toString(stats.compilation.options.stats);
const only = (options) => ({
  optimization: {concatenateModules: false},
  stats: {all: false, ...options},
});
const withoutTime = (text) => text.replace(/ in \d+ ms/, '');

/** Starts a compilation of its own, in which an error happens. */
const childFails = (compiler) =>
  compiler.hooks.make.tapAsync('Child', (compilation, done) => {
    const child = compilation.createChildCompiler('child');
    child.hooks.thisCompilation.tap('Child', (inner) => inner.errors.push(new Error('spilled')));
    child.runAsChild(() => done());
  });
const child = (options) => ({...only(options), plugins: [childFails]});

const logs = (compiler) =>
  compiler.hooks.done.tap('Logs', ({compilation}) => {
    const logger = compilation.getLogger('Logs');
    logger.log('a line');
    logger.time('work');
    logger.timeEnd('work');
  });
const logged = (logging) => ({...only({logging}), plugins: [logs]});

export default [
  {
    says: 'but it never changes the bundle.',
    files,
    configuration: {stats: 'verbose'},
    async holds({assets, build}) {
      const none = await build({configuration: {stats: 'none', output: {}}});
      assert.deepEqual(none.assets, assets);
    },
    unless: {configuration: {output: {pathinfo: 'verbose', iife: false}}},
  },
  {
    says: 'it is the default preset',
    files,
    holds: (seen) =>
      assert.equal(withoutTime(reported(seen)), withoutTime(seen.stats.toString('normal'))),
    unless: {configuration: {stats: 'minimal'}},
  },
  {
    says: 'For a project with four modules they print 0, 1, 0, 1, 3, 12, 83 and 160 lines if nothing is wrong.',
    modes: ['production'],
    files: four,
    configuration: {devtool: 'source-map'},
    holds: ({stats}) =>
      assert.deepEqual(
        presets.map((preset) => linesOf(stats.toString(preset))),
        [0, 1, 0, 1, 3, 12, 83, 160],
      ),
    unless: {files: {'src/index.js': 'import "./blend/index.js";'}},
  },
  {
    says: 'options next to it override the preset.',
    files,
    configuration: {stats: {preset: 'none', assets: true}},
    holds: (seen) => assert.match(reported(seen), /^asset main\.js/),
    unless: {configuration: {stats: {preset: 'none'}}},
  },
  {
    says: 'stats: "errors_only" stops the build, but stats: { preset: "errors_only" } prints as much as "normal", because plugins may add presets.',
    files,
    configuration: {stats: 'errors_only'},
    async holds({thrown, build}) {
      assert.match(String(thrown), /errors_only|stats/);
      const inObject = await build({configuration: {stats: {preset: 'errors_only'}}});
      const normal = inObject.stats.toString('normal');
      assert.equal(withoutTime(reported(inObject)), withoutTime(normal));
    },
    unless: {configuration: {stats: 'errors-only'}},
  },
  {
    says: 'Lists modules that are in a chunk only because another module there imports them, if chunks and chunkModules are on.',
    files,
    configuration: only({chunks: true, chunkModules: true, dependentModules: true}),
    async holds(seen) {
      assert.match(reported(seen), /\.\/src\/b\.js .*\[dependent\]/);
      const counted = await seen.build({configuration: only({chunks: true, chunkModules: true})});
      assert.match(reported(counted), /dependent modules .* 2 modules/);
    },
    unless: {configuration: only({modules: true, dependentModules: true})},
  },
  {
    says: 'webpack 5 ignores this option, the old name of excludeModules.',
    files,
    configuration: only({modules: true, exclude: /b\.js/}),
    holds: (seen) => assert.match(reported(seen), /\.\/src\/b\.js/),
    unless: {configuration: only({modules: true, excludeModules: /b\.js/})},
  },
  {
    says: 'Sets the field by which webpack sorts modules, depth by default.',
    files: {...files, 'src/a.js': `${files['src/a.js']} console.log("${'x'.repeat(99)}");`},
    configuration: only({modules: true}),
    holds: (seen) =>
      assert.deepEqual(reported(seen).match(/\.\/src\/\w+\.js/g), [
        './src/index.js',
        './src/a.js',
        './src/b.js',
      ]),
    unless: {configuration: only({modules: true, modulesSort: '!size'})},
  },
  {
    says: 'Never turn it off by itself, because you would read "compiled with 1 error", but not which error.',
    files: missing('a'),
    configuration: {stats: {errors: false}},
    holds(seen) {
      assert.match(reported(seen), /compiled with 1 error/);
      assert.doesNotMatch(reported(seen), /Module not found/);
    },
    unless: {configuration: {stats: {}}},
  },
  {
    says: 'webpack shortens the details to fit and keeps every message, but the option has no effect with errorDetails: true.',
    files: missing('a', 'b'),
    configuration: only({errors: true, errorDetails: 'auto', errorsSpace: 5}),
    async holds(seen) {
      const lines = async (stats) =>
        reported(await seen.build({configuration: {stats}})).split('\n').length;
      const text = reported(seen);
      assert.match(text, /'\.\/a\.js'[^]*'\.\/b\.js'/);
      const all = {all: false, errors: true, errorDetails: 'auto', errorsSpace: Infinity};
      assert.ok(text.split('\n').length < (await lines(all)) - 10);
      const wanted = {...all, errorDetails: true};
      assert.equal(await lines({...wanted, errorsSpace: 5}), await lines(wanted));
    },
    unless: {configuration: only({errors: true, errorDetails: 'auto', errorsSpace: 1000})},
  },
  {
    says: 'Without it, you see only the number of their errors:',
    configuration: child({errors: true, errorsCount: true, children: false}),
    holds(seen) {
      assert.match(reported(seen), /1 ERROR in child compilations/);
      assert.doesNotMatch(reported(seen), /spilled/);
    },
    unless: {configuration: child({errors: true, errorsCount: true, children: true})},
  },
  {
    says: 'A preset or an object, such as children: "errors-warnings", keeps their part of the report short',
    configuration: child({children: 'errors-warnings'}),
    async holds(seen) {
      assert.match(reported(seen), /spilled/);
      const long = await seen.build({configuration: child({children: 'verbose'})});
      assert.ok(reported(seen).length < reported(long).length);
    },
    unless: {configuration: child({children: false})},
  },
  {
    says: 'only "verbose" shows times.',
    configuration: logged('log'),
    async holds(seen) {
      assert.match(reported(seen), /a line/);
      assert.doesNotMatch(reported(seen), /work:/);
      const verbose = await seen.build({configuration: logged('verbose')});
      assert.match(reported(verbose), /work: [\d.]+ ms/);
    },
    unless: {configuration: logged('verbose')},
  },
];
