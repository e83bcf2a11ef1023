import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';

const names = ({assets}) => Object.keys(assets).sort();
const program = Buffer.from('\0asm\x01\0\0\0', 'latin1');
const usesProgram = {
  'src/index.js': 'import("./program.wasm").then(console.log);',
  'src/program.wasm': program,
};
const image = {
  'src/index.js': 'console.log(new URL("./sea.png", import.meta.url).href);',
  'src/sea.png': 'image',
};
const styled = {
  'src/index.js': 'import "./page.css"; console.log("page");',
  'src/page.css': 'a { color: red }',
};
const maps = (sourceMapFilename) => ({devtool: 'source-map', output: {sourceMapFilename}});

/** Puts the image outside of the folder in which the project is. */
const outside =
  (assetModuleFilename) =>
  ({folder}) => {
    mkdirSync(`${folder}/project`, {recursive: true});
    writeFileSync(`${folder}/project/page.js`, 'new URL("../src/sea.png", import.meta.url);');
    return {
      context: `${folder}/project`,
      entry: './page.js',
      output: {assetModuleFilename, path: `${folder}/dist/inner`},
    };
  };

const twoPages = {
  'src/a.js': 'import.meta.webpackHot.accept(); console.log("a");',
  'src/b.js': 'import.meta.webpackHot.accept(); console.log("b");',
};
const hot =
  (output) =>
  ({webpack}) => ({
    entry: {a: './src/a.js', b: './src/b.js'},
    devtool: false,
    output,
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });

/** Warnings of the second build of a watching webpack, after an edit. */
function warningsAfterEdit({webpack, folder, stats}) {
  const {entry, output} = stats.compilation.options;
  const {hotUpdateMainFilename} = output;
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry,
    output: {path: `${folder}/watched`, hotUpdateMainFilename},
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  return new Promise((resolve, reject) => {
    let builds = 0;
    const watching = compiler.watch({aggregateTimeout: 5, poll: 50}, (failure, result) => {
      if (failure) return reject(failure);
      builds += 1;
      if (builds === 1) {
        const edit = () => writeFileSync(`${folder}/src/a.js`, `${twoPages['src/a.js']} "edited";`);
        return setTimeout(edit, 100);
      }
      const messages = result.compilation.warnings.map(({message}) => message);
      return watching.close(() => resolve(messages.join()));
    });
  });
}

export default [
  {
    says: 'if filename is a function, the default is [id].js',
    files: {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'},
    configuration: {output: {filename: () => '[name].start.js'}},
    holds: ({stats}) => assert.equal(stats.compilation.options.output.chunkFilename, '[id].js'),
    unless: {configuration: {output: {filename: '[name].start.js'}}},
  },
  {
    says: 'there are few placeholders: [contenthash] stops the build with Path variable [contenthash] not implemented in this context.',
    files: usesProgram,
    configuration: {output: {webassemblyModuleFilename: '[contenthash].wasm'}},
    holds: ({errors, thrown}) =>
      assert.match(
        String(thrown ?? errors),
        /Path variable \[contenthash\] not implemented in this context/,
      ),
    unless: {configuration: {output: {webassemblyModuleFilename: '[hash].wasm'}}},
  },
  {
    says: 'Keep [file], [base], [ext] or [contenthash] in the name.',
    files: styled,
    configuration: maps('[name].map'),
    async holds({errors, build}) {
      assert.match(errors.join(), /to the same filename main\.map/);
      for (const name of ['[file]', '[base]', '[name][ext]', '[name].[contenthash]']) {
        const built = await build({configuration: maps(`${name}.map`)});
        assert.deepEqual(built.errors, []);
      }
    },
    unless: {files: {'src/index.js': 'console.log("page");'}},
  },
  {
    says: 'Keep [id] and [fullhash], from which the running page computes the name:',
    modes: ['development'],
    files: twoPages,
    configuration: hot({hotUpdateChunkFilename: 'hot/[id].[fullhash].js'}),
    holds: ({assets}) =>
      assert.match(assets['a.js'], /"hot\/" \+ chunkId \+ "\." \+ __webpack_require__\.h\(\)/),
    unless: {configuration: hot({hotUpdateChunkFilename: 'hot/update.js'})},
  },
  {
    says: 'keep [runtime] and [fullhash] in its name.',
    modes: ['development'],
    files: twoPages,
    configuration: hot({hotUpdateMainFilename: '[fullhash].json'}),
    holds: async (seen) =>
      assert.match(await warningsAfterEdit(seen), /unique filenames per runtime/),
    unless: {configuration: hot({hotUpdateMainFilename: '[runtime].[fullhash].json'})},
  },
  {
    says: 'the same, in pages only',
    files: {...image, 'src/page.html': '<!doctype html><title>Sea</title><p>Sea'},
    configuration: {
      entry: './src/page.html',
      output: {htmlFilename: '[fullhash:8].html', assetModuleFilename: '[name]-[fullhash:8][ext]'},
    },
    async holds(seen) {
      assert.ok(names(seen).some((name) => /^[\da-f]{8}\.html$/.test(name)));
      const built = await seen.build({configuration: {entry: './src/index.js'}});
      assert.ok(!names(built).some((name) => /^sea-[\da-f]{8}\.png$/.test(name)));
    },
    unless: {configuration: {entry: './src/page.html', output: {htmlFilename: '[name].html'}}},
  },
  {
    says: 'as [path] and [file], but never outside the output folder',
    files: image,
    configuration: outside('[containedpath][name][ext]'),
    holds: (seen) => assert.ok(names(seen).includes('inner/_/src/sea.png')),
    unless: {configuration: outside('[path][name][ext]')},
  },
  {
    says: 'Keep the defaults, because a change renames all files once.',
    files: image,
    configuration: {output: {filename: '[contenthash].js'}},
    async holds(seen) {
      const changes = [{hashSalt: 'salt'}, {hashDigest: 'base62'}, {hashFunction: 'xxhash64'}];
      for (const change of changes) {
        const {filename} = seen.stats.compilation.options.output;
        const output = {filename, ...change};
        const built = await seen.build({configuration: {output}});
        assert.ok(!names(built).some((name) => names(seen).includes(name)));
      }
    },
    unless: {configuration: {output: {filename: 'main.js'}}},
  },
  {
    says: 'an unknown one stops the build with Digest method not supported',
    configuration: {output: {hashFunction: 'nope'}},
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /Digest method not supported/),
    unless: {configuration: {output: {hashFunction: 'sha256'}}},
  },
];
