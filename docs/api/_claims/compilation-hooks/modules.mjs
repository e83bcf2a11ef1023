import assert from 'node:assert/strict';

/** What the hooks of the last build have noted. */
const noted = [];

/** A plugin that taps into the hooks of each compilation. */
const taps = (tap) => ({
  apply(compiler) {
    noted.length = 0;
    compiler.hooks.compilation.tap('Claim', (compilation) => tap(compilation.hooks, compilation));
  },
});

/** Notes the names of hooks when they fire. */
const notes = (hooks, ...names) => {
  for (const name of names) hooks[name].tap('Claim', () => void noted.push(name));
};

const built = ['buildModule', 'succeedModule', 'failedModule'];
const entries = {plugins: [taps((hooks) => notes(hooks, 'succeedEntry', 'failedEntry'))]};

/** Rebuilds the first module, or not. */
const rebuilds = (really) => ({
  plugins: [
    taps((hooks, compilation) => {
      notes(hooks, 'rebuildModule', 'buildModule', 'finishRebuildingModule');
      hooks.finishModules.tapAsync('Claim', ([first], callback) => {
        noted.length = 0;
        if (really) compilation.rebuildModule(first, callback);
        else callback();
      });
    }),
  ],
});

const runs = {
  'package.json': '{"name": "recipes"}',
  'src/index.js': 'import "./menu.js";',
  'src/menu.js': 'export default ["bread"];',
  'loader.js': `module.exports.pitch = async function (request) {
    await this.importModule("!!" + request);
    return "";
  };`,
};

/** Notes the exports of a module that runs during the build, as a function of this stage gets them. */
const exportsAt = (stage) => (given) => ({
  module: {rules: [{test: /menu\.js$/, use: `${given.folder}/loader.js`}]},
  plugins: [
    taps(({executeModule}) =>
      executeModule.tap({name: 'Claim', stage}, ({module, moduleObject}) => {
        if (module.type !== 'runtime') noted.push(moduleObject.exports.default);
      }),
    ),
  ],
});

/** A module that two entries import, and that imports one that takes long. */
const waits = {
  'src/a.js': 'import "./shared.js";',
  'src/b.js': 'import "./shared.js";',
  'src/shared.js': 'import "./slow.js";',
  'slow-loader.js': `module.exports = function (code) {
    setTimeout(this.async(), 200, null, code);
  };`,
  'src/slow.js': 'console.log("slow");',
};
const finishes = (entry) => (given) => ({
  entry,
  module: {rules: [{test: /slow\.js$/, use: `${given.folder}/slow-loader.js`}]},
  plugins: [
    taps(({succeedEntry, succeedModule}) => {
      succeedEntry.tap('Claim', (dependency, {name}) => void noted.push(name));
      succeedModule.tap('Claim', (module) => {
        if (module.resource?.endsWith('slow.js')) noted.push('slow.js');
      });
    }),
  ],
});

/** Notes which properties the modules have when they are built. */
const kinds = {
  plugins: [
    taps(({buildModule}) =>
      buildModule.tap('Claim', ({constructor, resource, loaders}) => {
        if (!resource && !loaders) noted.push(constructor.name);
      }),
    ),
  ],
};

/** Adds an entry for all others, or one of its own, and notes the names of all. */
const adding = (name) => (given) => ({
  plugins: [
    {
      apply(compiler) {
        taps(({addEntry}) =>
          addEntry.tap('Claim', (entry, options) => noted.push(options.name)),
        ).apply(compiler);
        new given.webpack.EntryPlugin(given.folder, './src/all.js', {name}).apply(compiler);
      },
    },
  ],
});

export default [
  {
    says: 'It also fires for a module with a syntax error or a failed loader',
    files: {'src/index.js': 'let = 3 ;;{'},
    configuration: {plugins: [taps((hooks) => notes(hooks, ...built))]},
    holds({errors}) {
      assert.equal(errors.length, 1);
      assert.deepEqual(noted, ['buildModule', 'succeedModule']);
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'where module.getNumberOfErrors() counts it.',
    files: {'src/index.js': 'let = 3 ;;{'},
    configuration: {
      plugins: [
        taps(({succeedModule}) =>
          succeedModule.tap('Claim', (module) => void noted.push(module.getNumberOfErrors())),
        ),
      ],
    },
    holds: () => assert.deepEqual(noted, [1]),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'If webpack did not find the file of the entry, module is undefined',
    configuration: {
      entry: './nowhere.js',
      plugins: [
        taps(({succeedEntry}) =>
          succeedEntry.tap('Claim', (entry, options, module) => void noted.push(module)),
        ),
      ],
    },
    holds: () => assert.deepEqual(noted, [undefined]),
    unless: {configuration: {entry: './src/index.js'}},
  },
  {
    says: 'Without bail, succeedEntry fires instead.',
    configuration: {...entries, entry: './nowhere.js'},
    holds: () => assert.deepEqual(noted, ['succeedEntry']),
    unless: {configuration: {...entries, bail: true}},
  },
  {
    says: 'Fires when a plugin calls compilation.rebuildModule(), before buildModule fires',
    configuration: rebuilds(true),
    holds: () =>
      assert.deepEqual(noted, ['rebuildModule', 'buildModule', 'finishRebuildingModule']),
    unless: {configuration: rebuilds(false)},
  },
  {
    says: 'Fires instead of buildModule if webpack has the module from an earlier build',
    files: {'package.json': '{"name": "recipes"}'},
    configuration: {
      cache: {type: 'memory'},
      plugins: [taps((hooks) => notes(hooks, 'stillValidModule', 'buildModule'))],
    },
    async holds({webpack, stats}) {
      const compiler = webpack({...stats.compilation.options});
      for (let build = 0; build < 2; build += 1) {
        await new Promise((resolve) => compiler.run(resolve));
      }
      assert.deepEqual(noted, ['buildModule', 'stillValidModule']);
    },
    unless: {configuration: {cache: false}},
  },
  {
    says: 'so a function with a larger stage finds the exports in options.moduleObject',
    files: runs,
    configuration: exportsAt(1),
    holds: () => assert.deepEqual(noted, [['bread']]),
    unless: {configuration: exportsAt(-1)},
  },
  {
    says: 'An entry that belongs to all others has no name.',
    files: {'src/all.js': ''},
    configuration: adding(undefined),
    holds: () => assert.deepEqual(noted.sort(), ['main', undefined]),
    unless: {configuration: adding('all')},
  },
  {
    says: 'The hook also fires for other kinds, such as a context module, which has neither.',
    files: {'src/index.js': 'require("./dishes/" + name);', 'src/dishes/a.js': ''},
    configuration: kinds,
    holds: () => assert.deepEqual(noted, ['ContextModule']),
    unless: {files: {'src/index.js': 'require("./dishes/a");', 'src/dishes/a.js': ''}},
  },
  {
    says: 'but one that another entry imports too may still be in progress',
    files: waits,
    configuration: finishes({a: './src/a.js', b: './src/b.js', shared: './src/shared.js'}),
    holds: () => assert.notEqual(noted[0], 'slow.js'),
    unless: {configuration: finishes({a: './src/a.js'})},
  },
];
