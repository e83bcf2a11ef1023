import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/** A loader that leaves a mark in each file that it gets. */
const marks = {'mark.js': 'module.exports = (code) => code + "\\n;console.log(\'marked\');";'};
const marked = (condition) => (given) => ({
  module: {rules: [{test: /\.js$/, use: `${given.folder}/mark.js`, ...condition(given)}]},
});
const sources = {
  ...marks,
  'src/index.js': 'import "../generated/prices.js"; import "kit";',
  'generated/prices.js': 'console.log("prices");',
  'node_modules/kit/index.js': 'console.log("kit");',
};
const named = {'package.json': '{"name": "bakery"}'};
const printed = async ({errors, run}) => {
  assert.deepEqual(errors, []);
  return (await run()).printed;
};

/** A loader that adds the text of a file, and counts in the process how often it ran. */
const reads = (dependency) =>
  `module.exports = function (code) {
    const file = require("node:path").join(__dirname, "price.txt");
    globalThis.ran = (globalThis.ran ?? 0) + 1;
    ${dependency}
    return "console.log(" + JSON.stringify(require("node:fs").readFileSync(file, "utf8")) + ");";
  };`;
const cached = ({folder}) => ({
  cache: {type: 'filesystem', cacheDirectory: `${folder}/cache`},
  snapshot: {module: {hash: true}, resolve: {hash: true}},
  module: {rules: [{test: /index\.js$/, use: `${folder}/reads.js`}]},
});

/** Builds the project again with its cache: how often the loader ran, and what the entry became. */
async function again({webpack, stats, folder}, price) {
  if (price) writeFileSync(`${folder}/price.txt`, price);
  globalThis.ran = 0;
  const compiler = webpack(stats.compilation.options);
  const result = await new Promise((resolve, reject) => {
    compiler.run((error, built) => compiler.close(() => (error ? reject(error) : resolve(built))));
  });
  return [globalThis.ran, textsOf(result).at(0)];
}

const textsOf = ({compilation}) =>
  [...compilation.modules]
    .map((module) => module.originalSource()?.source())
    .filter((text) => /console/.test(text));

export default [
  {
    says: 'with exclude, a loader also gets the files of every other folder',
    files: sources,
    configuration: marked(() => ({exclude: /node_modules/})),
    holds: async (seen) =>
      assert.deepEqual(await printed(seen), ['prices', 'marked', 'kit', 'marked']),
    unless: {configuration: marked(({folder}) => ({include: `${folder}/src`}))},
  },
  {
    says: 'A list in optimization.minimizer replaces the built-in minimizers of all types, also of stylesheets',
    modes: ['production'],
    files: {
      'src/index.js': 'import "./page.css"; console.log("menu");',
      'src/page.css': 'h1 {\n  color: rgb(255, 0, 0);\n}',
    },
    configuration: {optimization: {minimizer: [() => {}]}},
    holds({assets}) {
      assert.match(assets['main.css'], /rgb\(255, 0, 0\)/);
      assert.match(assets['main.js'], /\n/);
    },
    unless: {configuration: {optimization: {minimizer: [() => {}, '...']}}},
  },
  {
    says: 'With a cache on disk, webpack repeats only the work whose input has changed',
    files: {
      ...named,
      'price.txt': '2 €',
      'reads.js': reads('this.addDependency(file);'),
      'src/index.js': 'menu',
    },
    configuration: cached,
    async holds(seen) {
      assert.deepEqual(await again(seen), [0, 'console.log("2 €");']);
      assert.deepEqual(await again(seen, '3 €'), [1, 'console.log("3 €");']);
    },
    unless: {files: {'reads.js': reads('this.cacheable(false);')}},
  },
  {
    says: 'A loader or plugin reads something that webpack does not know of, and the cache returns the old result.',
    files: {...named, 'price.txt': '2 €', 'reads.js': reads(''), 'src/index.js': 'menu'},
    configuration: cached,
    holds: async (seen) => assert.deepEqual(await again(seen, '3 €'), [0, 'console.log("2 €");']),
    unless: {files: {'reads.js': reads('this.addDependency(file);')}},
  },
  {
    says: 'Without a cache, as by default in production mode, webpack also runs the loaders for all modules again.',
    modes: ['production'],
    files: {...named, 'price.txt': '2 €', 'reads.js': reads('this.addDependency(file);')},
    configuration: (given) => ({module: cached(given).module}),
    async holds({webpack, stats}) {
      const compiler = webpack(stats.compilation.options);
      globalThis.ran = 0;
      for (let build = 0; build < 2; build += 1) {
        await new Promise((resolve) => compiler.run(resolve));
      }
      assert.equal(globalThis.ran, 2);
    },
    unless: {
      configuration: (given) => ({module: cached(given).module, cache: {type: 'memory'}}),
    },
  },
  {
    says: 'in which webpack neither minimizes nor joins modules',
    modes: ['development'],
    files: {
      'src/index.js': 'import {price} from "./price.js"; console.log(price);',
      'src/price.js': 'export const price = 2;',
    },
    holds({assets, stats}) {
      assert.match(assets['main.js'], /\n/);
      assert.equal(
        [...stats.compilation.modules].filter((module) => /\.js$/.test(module.resource)).length,
        2,
      );
    },
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'Choose a value with eval for development: webpack makes such a map for each module',
    modes: ['development'],
    files: {
      'src/index.js': 'import "./price.js"; console.log(1);',
      'src/price.js': 'console.log(2);',
    },
    configuration: {devtool: 'eval-source-map'},
    holds: ({assets}) =>
      assert.equal(assets['main.js'].match(/sourceMappingURL=data:/g)?.length, 2),
    unless: {configuration: {devtool: 'inline-source-map'}},
  },
  {
    says: 'builds an entry, or what an import() loads, when a browser requests it.',
    files: {'src/index.js': 'import("./offers.js");', 'src/offers.js': 'console.log("offers");'},
    configuration: {experiments: {lazyCompilation: {entries: false}}},
    holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.ok(!Object.values(assets).some((text) => /console\.log\(\\?"offers/.test(text)));
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'webpack writes a whole file again when one of its modules changes.',
    files: {
      'src/index.js': 'import "./price.js"; import("./offers.js");',
      'src/price.js': 'console.log(2);',
      'src/offers.js': 'console.log("offers");',
    },
    configuration: {output: {chunkFilename: 'offers.js'}},
    async holds({assets, build}) {
      const after = (await build({files: {'src/price.js': 'console.log(3);'}})).assets;
      assert.notEqual(after['main.js'], assets['main.js']);
      assert.equal(after['offers.js'], assets['offers.js']);
    },
    unless: {
      files: {'src/index.js': 'import("./offers.js");', 'src/offers.js': 'import "./price.js";'},
    },
  },
  {
    says: 'An array of configurations is built in one process',
    files: {
      ...named,
      'where.js':
        'module.exports = () => `console.log("${process.pid}.${require("node:worker_threads").threadId}");`;',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /index\.js$/, use: `${folder}/where.js`}]},
    }),
    async holds({webpack, stats, folder}) {
      const {threadId} = require('node:worker_threads');
      const {options} = stats.compilation;
      const compiler = webpack([
        {...options, name: 'a'},
        {...options, name: 'b', output: {...options.output, path: `${folder}/b`}},
      ]);
      const result = await new Promise((resolve, reject) => {
        compiler.run((error, all) => (error ? reject(error) : resolve(all)));
      });
      const places = result.stats.flatMap(textsOf);
      assert.deepEqual(places, Array(2).fill(`console.log("${process.pid}.${threadId}");`));
    },
    unless: {
      files: {'where.js': 'module.exports = () => `console.log("${process.pid}.other");`;'},
    },
  },
  {
    says: 'output.pathinfo: false leaves out the comments with the path and the exports of each module',
    modes: ['development'],
    files: {
      'src/index.js': 'import {price} from "./price.js"; console.log(price);',
      'src/price.js': 'export const price = 2;',
    },
    configuration: {devtool: false, output: {pathinfo: false}},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /\*!\*\*\*|exports provided/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'Babel compiles a file of more than 500 kB',
    modes: ['production'],
    files: {'src/large.js': `console.log("${'a'.repeat(510_000)}");`},
    configuration: {},
    holds: ({folder}) => assert.ok(notes(`${folder}/src/large.js`).includes('max of 500KB')),
    unless: {files: {'src/large.js': `console.log("${'a'.repeat(400_000)}");`}},
  },
];

/** What Babel prints about a file. */
function notes(file) {
  const {error} = console;
  const lines = [];
  console.error = (...words) => void lines.push(words.join(' '));
  try {
    require('@babel/core').transformFileSync(file, {configFile: false, babelrc: false});
  } finally {
    console.error = error;
  }
  return lines.join('\n');
}
