import assert from 'node:assert/strict';

const namesOf = ({stats}, kind = 'errors') => stats.compilation[kind].map(({name}) => name);
const hints = {hints: 'warning', maxAssetSize: 1e6, maxEntrypointSize: 1e6};

export default [
  {
    says: 'find the objects in compilation.errors and compilation.warnings',
    files: {'src/index.js': 'import "./stops.js";'},
    holds: (built) => assert.deepEqual(namesOf(built), ['ModuleNotFoundError']),
    unless: {files: {'src/stops.js': ''}},
  },
  {
    says: 'An object that wraps another one, such as ModuleDependencyWarning, has the original in its error.',
    files: {'src/index.js': 'require(location.hash);'},
    holds(built) {
      assert.deepEqual(namesOf(built, 'warnings'), ['ModuleDependencyWarning']);
      const [{error}] = built.stats.compilation.warnings;
      assert.equal(error.name, 'CriticalDependencyWarning');
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'because the loader of each requests the other with this.importModule or this.loadModule',
    files: {
      'src/index.js': 'import "./tides.csv";',
      'src/tides.csv': './moon.csv',
      'src/moon.csv': './tides.csv',
      'loader.js':
        'module.exports = async function (text) { if (text) await this.importModule(text); return ""; };',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.csv$/, use: `${folder}/loader.js`}]},
    }),
    holds: ({errors}) => assert.match(errors.join(), /There is a circular build dependency/),
    unless: {files: {'src/moon.csv': ''}},
  },
  {
    says: 'The manifest that DllReferencePlugin reads is not valid JSON.',
    files: {'dll.json': '{'},
    configuration: ({webpack, folder}) => ({
      plugins: [new webpack.DllReferencePlugin({manifest: `${folder}/dll.json`})],
    }),
    holds: (built) => assert.deepEqual(namesOf(built), ['DllManifestError']),
    unless: {files: {'dll.json': '{"name": "dll", "content": {}}'}},
  },
  {
    says: 'exists but cannot be read, because it is a folder or its permissions forbid it',
    files: {'.env/notes.txt': ''},
    configuration: {dotenv: true},
    holds: (built) => assert.deepEqual(namesOf(built), ['DotenvFileError']),
    unless: {configuration: {dotenv: false}},
  },
  {
    says: 'writes export * from for an external that is a property of a module',
    files: {'src/index.js': 'export * from "units";'},
    configuration: {
      externals: {units: ['module @shop/kit', 'units']},
      experiments: {outputModule: true},
      output: {module: true, library: {type: 'module'}},
    },
    holds: (built) => assert.deepEqual(namesOf(built), ['ExternalStarReexportError']),
    unless: {configuration: {externals: {units: 'module @shop/kit'}}},
  },
  {
    says: 'The code assigns a value to the name of import * as name.',
    files: {'src/index.js': 'import * as units from "./units.js"; units = 1;', 'src/units.js': ''},
    holds: (built) => assert.deepEqual(namesOf(built), ['ImportedBindingAssignmentError']),
    unless: {
      files: {
        'src/index.js':
          'import * as units from "./units.js"; let own = units; own = 1; console.log(own);',
      },
    },
  },
  {
    says: 'A warning despite its name: the code uses a name of Node.js, and node is set to warn about it.',
    files: {'src/index.js': 'console.log(__dirname);'},
    configuration: {node: {__dirname: 'warn-mock'}},
    holds: (built) => assert.deepEqual(namesOf(built, 'warnings'), ['NodeStuffInWebError']),
    unless: {configuration: {node: {__dirname: 'mock'}}},
  },
  {
    says: 'such as [contenthash] in library.name',
    configuration: {output: {library: {name: '[contenthash]', type: 'var'}}},
    holds: ({errors}) =>
      assert.match(errors.join(), /Path variable \[contenthash\] not implemented in this context/),
    unless: {configuration: {output: {library: {name: '[fullhash]', type: 'var'}}}},
  },
  {
    says: 'A file is larger than the limit.',
    files: {'src/index.js': 'console.log("a file of more than ten bytes");'},
    configuration: {performance: {...hints, maxAssetSize: 10}},
    holds: (built) => assert.ok(namesOf(built, 'warnings').includes('AssetsOverSizeLimitWarning')),
    unless: {configuration: {performance: hints}},
  },
  {
    says: 'The files of an entry are together larger than the limit.',
    files: {'src/index.js': 'console.log("a file of more than ten bytes");'},
    configuration: {performance: {...hints, maxEntrypointSize: 10}},
    holds: (built) =>
      assert.ok(namesOf(built, 'warnings').includes('EntrypointsOverSizeLimitWarning')),
    unless: {configuration: {performance: hints}},
  },
  {
    says: 'such as "hashed" in moduleIds',
    configuration: {optimization: {moduleIds: 'hashed'}},
    holds: (built) => assert.deepEqual(namesOf(built, 'warnings'), ['DeprecatedOptionWarning']),
    unless: {configuration: {optimization: {moduleIds: 'deterministic'}}},
  },
  {
    says: 'has a minSize that is larger than its maxSize',
    files: {
      'src/index.js': 'import "./large.js";',
      'src/large.js': `console.log("${'a'.repeat(300)}");`,
    },
    configuration: {optimization: {splitChunks: {chunks: 'all', minSize: 200, maxSize: 100}}},
    holds: ({warnings}) => assert.match(warnings.join(), /minSize .* is bigger than maxSize/),
    unless: {
      configuration: {optimization: {splitChunks: {chunks: 'all', minSize: 100, maxSize: 200}}},
    },
  },
  {
    says: 'A /*#__PURE__*/ has no effect where it is.',
    files: {'src/index.js': 'const name = /*#__PURE__*/ "kiosk"; console.log(name);'},
    configuration: {performance: {...hints, pureAnnotations: true}},
    holds: (built) => assert.deepEqual(namesOf(built, 'warnings'), ['PureAnnotationsWarning']),
    unless: {files: {'src/index.js': 'const name = /*#__PURE__*/ String(1); console.log(name);'}},
  },
  {
    says: 'except WebpackError and MinMaxSizeWarning, which are named Error',
    files: {'src/index.js': ''},
    configuration: ({webpack}) => ({
      plugins: [
        (compiler) =>
          compiler.hooks.compilation.tap('Writer', (compilation) => {
            compilation.errors.push(new webpack.WebpackError('from a plugin'));
          }),
      ],
    }),
    holds: (built) => assert.deepEqual(namesOf(built), ['Error']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'It is the error of a ModuleDependencyError or ModuleDependencyWarning.',
    files: {
      'src/index.js': 'import {noon} from "./tides.js"; console.log(noon);',
      'src/tides.js': 'export const high = 12;',
    },
    holds(built) {
      assert.deepEqual(namesOf(built, 'warnings'), ['ModuleDependencyWarning']);
      assert.equal(built.stats.compilation.warnings[0].error.name, 'ESMLinkingError');
    },
    unless: {files: {'src/tides.js': 'export const noon = 12;'}},
  },
  {
    says: 'or the value of webpackDefer or webpackSource is no boolean',
    files: {'src/index.js': 'import(/* webpackDefer: 1 */ "./tides.js");', 'src/tides.js': ''},
    configuration: {experiments: {deferImport: true}},
    holds: (built) => assert.deepEqual(namesOf(built, 'warnings'), ['CommentCompilationWarning']),
    unless: {
      files: {'src/index.js': 'import(/* webpackChunkName: 1 */ "./tides.js");'},
    },
  },
  {
    says: 'in a build with system: true in the options of the parser',
    files: {'src/index.js': 'System.import("./tides.js");', 'src/tides.js': ''},
    configuration: {module: {parser: {javascript: {system: true}}}},
    holds: (built) =>
      assert.deepEqual(namesOf(built, 'warnings'), ['SystemImportDeprecationWarning']),
    unless: {configuration: {module: {}}},
  },
];
