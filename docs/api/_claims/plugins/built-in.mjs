import assert from 'node:assert/strict';
import fs from 'node:fs';

/** A plugin that taps into the hooks that a class has for each compilation. */
const taps =
  (classOf, tap, more) =>
  ({webpack}) => ({
    plugins: [
      (compiler) =>
        compiler.hooks.compilation.tap('Claim', (compilation) =>
          tap(classOf(webpack).getCompilationHooks(compilation)),
        ),
    ],
    ...more,
  });
const ferry = {'src/index.js': 'console.log("ferry");'};
const rendering = ({javascript}) => javascript.JavascriptModulesPlugin;
const readable = {optimization: {minimize: false}, devtool: false};

/** Copies a folder with what a hook says about its files. */
const copies =
  (answer) =>
  ({webpack, folder}) => {
    fs.mkdirSync(`${folder}/files`, {recursive: true});
    fs.writeFileSync(`${folder}/files/rules.txt`, '');
    return {
      ...taps(
        (all) => all.CopyPlugin,
        ({ignore}) => ignore.tap('Claim', () => answer),
      )({webpack}),
      output: {copy: [{from: 'files', globOptions: {ignore: ['**/*.txt']}}]},
    };
  };

/** Prints the size of assets with a function for this path, and with one for a shorter path. */
const prints = (path) => ({
  plugins: [
    (compiler) =>
      compiler.hooks.compilation.tap('Claim', ({hooks}) =>
        hooks.statsPrinter.tap('Claim', (printer) => {
          printer.hooks.print.for('asset.size').tap('Claim', () => 'short path');
          printer.hooks.print.for(path).tap('Claim', () => 'long path');
        }),
      ),
  ],
});

const formatted = [];
/** Notes whether a chunk has its format already when a function of renderChunk gets it. */
const notesChunk =
  (hook) =>
  ({webpack}) => ({
    devtool: false,
    plugins: [
      ({hooks}) => {
        formatted.length = 0;
        hooks[hook].tap('Claim', (compilation) => {
          const {renderChunk} =
            webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
          renderChunk.tap('Claim', (source) => {
            formatted.push(/webpackChunk/.test(source.source()));
            return source;
          });
        });
      },
    ],
  });
/** Puts a comment before the code of each file. */
const topOf =
  () =>
  ({webpack}) => ({
    devtool: false,
    optimization: {minimize: false},
    plugins: [
      ({hooks}) =>
        hooks.compilation.tap('Claim', (compilation) => {
          const {render} =
            webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
          render.tap('Claim', (source) => new webpack.sources.ConcatSource('/*top*/', source));
        }),
    ],
  });

export default [
  {
    says: 'For paths without a scheme, the key is undefined',
    files: ferry,
    configuration: taps(
      ({NormalModule}) => NormalModule,
      ({readResource}) =>
        readResource.for(undefined).tap({name: 'Claim', stage: -1}, () => 'console.log("other");'),
    ),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['other']),
    unless: {
      configuration: taps(
        ({NormalModule}) => NormalModule,
        ({readResource}) => readResource.for('').tap('Claim', () => 'console.log("other");'),
      ),
    },
  },
  {
    says: 'Return true to leave it out, false to copy it despite globOptions.ignore',
    configuration: copies(false),
    holds: ({assets}) => assert.ok('rules.txt' in assets),
    unless: {configuration: copies(undefined)},
  },
  {
    says: 'Return a request that replaces the modules of the entry.',
    files: {...ferry, 'src/other.js': 'console.log("other");'},
    configuration: ({webpack}) => ({
      plugins: [
        (compiler) =>
          webpack.EntryOptionPlugin.getHooks(compiler).entry.tap('Claim', () => './src/other.js'),
      ],
    }),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['other']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'the module gets a function of its own instead of being part',
    files: ferry,
    configuration: taps(
      rendering,
      ({inlineInRuntimeBailout}) => inlineInRuntimeBailout.tap('Claim', () => 'of a test'),
      readable,
    ),
    holds: ({assets}) => assert.match(assets['main.js'], /can't be inlined because of a test/),
    unless: {configuration: taps(rendering, () => {}, readable)},
  },
  {
    says: 'and webpack writes "use strict" into each module instead of the top',
    files: {
      'src/index.js': 'import "./more.cjs"; export const ferry = 1;',
      'src/more.cjs': '"use strict"; console.log("more");',
    },
    configuration: taps(
      rendering,
      ({strictRuntimeBailout}) => strictRuntimeBailout.tap('Claim', () => 'of a test'),
      readable,
    ),
    holds: ({assets}) =>
      assert.match(assets['main.js'], /can't be in strict mode because of a test/),
    unless: {configuration: taps(rendering, () => {}, readable)},
  },
  {
    says: 'so tap in thisCompilation to run before that, or in compilation to run after it',
    files: {'src/index.js': 'import("./lazy.js");', 'src/lazy.js': 'console.log("lazy");'},
    configuration: notesChunk('thisCompilation'),
    holds: () => assert.deepEqual(formatted, [false]),
    unless: {configuration: notesChunk('compilation')},
  },
  {
    says: 'webpack may still put "use strict" before it and a semicolon after it.',
    files: {
      'src/index.js': 'import("./lazy.js");',
      'src/lazy.js': 'export const lazy = 1; console.log("lazy");',
    },
    configuration: topOf(),
    holds({assets}) {
      const chunk = Object.entries(assets).find(([name]) => name !== 'main.js');
      assert.match(chunk[1], /^"use strict";\s*\/\*top\*\//);
    },
    unless: {
      files: {'src/index.js': 'import("./lazy.cjs");', 'src/lazy.cjs': 'console.log("lazy");'},
    },
  },
  {
    says: 'false to delete it whatever the option says, and nothing to leave that to the option.',
    files: {...ferry, 'dist.json': 'false'},
    async holds({webpack, folder, mode}) {
      const decision = JSON.parse(fs.readFileSync(`${folder}/dist.json`, 'utf8')) ?? undefined;
      const path = `${folder}/out`;
      fs.mkdirSync(`${path}/old`, {recursive: true});
      fs.writeFileSync(`${path}/old/notes.txt`, '');
      const seen = [];
      const keeps = ({hooks}) =>
        hooks.thisCompilation.tap('Claim', (compilation) => {
          const {keep} = webpack.CleanPlugin.getCompilationHooks(compilation);
          keep.tap('Claim', (file) => (seen.push(file), decision));
        });
      const output = {path, clean: {keep: /old/}};
      await new Promise((resolve) => {
        webpack({mode, context: folder, output, plugins: [keeps]}, resolve);
      });
      assert.deepEqual(seen.sort(), ['old', 'old/notes.txt']);
      assert.ok(!fs.existsSync(`${path}/old`));
    },
    unless: {files: {...ferry, 'dist.json': 'null'}},
  },
  {
    says: 'webpack asks the longest matching path first',
    files: ferry,
    configuration: prints('compilation.assets[].asset.size'),
    holds: ({stats}) => assert.match(stats.toString({all: false, assets: true}), /long path/),
    unless: {configuration: prints('chunk.size')},
  },
];
