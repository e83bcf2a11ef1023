import assert from 'node:assert/strict';

const files = {
  'src/index.js':
    'import {a} from "./a.js"; import "./nowhere.js"; console.log(a); import("./b.js");',
  'src/a.js': 'export const a = [1];',
  'src/b.js': 'import {a} from "./a.js"; console.log(a);',
};
const sizeOf = (json) => JSON.stringify(json).length;

/** Calls back when a build is done, and at the last stage before its files are written. */
const looks = (atDone, earlier) => (compiler) => {
  compiler.hooks.done.tap('Looks', atDone);
  compiler.hooks.thisCompilation.tap('Looks', (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({name: 'Looks', stage}, () =>
      earlier(compilation.getStats()),
    );
  });
};
const seen = {};
const looking = {
  plugins: [
    looks(
      (stats) => (seen.done = stats.toJson()),
      (stats) => (seen.early = stats.toJson()),
    ),
  ],
};

/** Builds the project twice at once. */
const several = ({webpack, folder, stats}, names) => {
  const common = {mode: stats.compilation.options.mode, context: folder};
  const list = names.map((name) => ({...common, name, output: {path: `${folder}/${name}`}}));
  return new Promise((resolve) => webpack(list).run((_, result) => resolve(result.toJson())));
};

export default [
  {
    says: 'Each of these options makes the file smaller:',
    files,
    holds({stats}) {
      const whole = sizeOf(stats.toJson());
      for (const options of [
        {chunkModules: false},
        {reasons: false},
        {errorStack: false, errorDetails: false},
        {all: false, assets: true},
      ])
        assert.ok(sizeOf(stats.toJson(options)) < whole - 300, JSON.stringify(options));
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'use the hook done, because times and the state of files are not known earlier.',
    files: {...files, 'src/index.js': 'console.log(1);'},
    configuration: looking,
    holds() {
      assert.ok(Number.isFinite(seen.done.time) && seen.done.assets[0].emitted);
      assert.ok(!Number.isFinite(seen.early.time) && !seen.early.assets[0].emitted);
    },
    unless: {
      configuration: {
        plugins: [
          (compiler) =>
            compiler.hooks.done.tap('Looks', (stats) => {
              seen.done = seen.early = stats.toJson();
            }),
        ],
      },
    },
  },
  {
    says: 'Both methods ignore the stats option of the configuration, so pass what you need.',
    files,
    configuration: {stats: 'none'},
    holds({stats}) {
      const {stats: own} = stats.compilation.options;
      assert.notEqual(stats.toString(), stats.toString(own));
      assert.notEqual(sizeOf(stats.toJson()), sizeOf(stats.toJson(own)));
    },
    unless: {configuration: {stats: {}}},
  },
  {
    says: 'toJson() gives almost everything without limits, while toString() groups and shortens lists.',
    files: {
      ...files,
      'src/index.js': Array.from({length: 40}, (_, number) => `import "./m${number}.js";`).join(''),
      ...Object.fromEntries(
        Array.from({length: 40}, (_, number) => [`src/m${number}.js`, `console.log(${number});`]),
      ),
    },
    configuration: {optimization: {concatenateModules: false}},
    holds({stats}) {
      const own = stats.toJson().modules.filter(({name}) => name?.startsWith('./src/m'));
      assert.equal(own.length, 40);
      assert.match(stats.toString(), /\+ \d+ modules/);
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'toJson() of the MultiStats object has the data of each in children.',
    files,
    async holds(given) {
      const json = await several(given, ['shop', 'admin']);
      assert.deepEqual(
        json.children.map(({name, errorsCount}) => [name, errorsCount]),
        [
          ['shop', 1],
          ['admin', 1],
        ],
      );
      assert.deepEqual(
        json.errors.map(({compilerPath}) => compilerPath),
        ['shop', 'admin'],
      );
      assert.equal(json.modules, undefined);
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'and either children, a list of items, or filteredChildren, a number.',
    files: {...files, 'src/index.js': 'import("./a.js");'},
    holds({stats}) {
      const runtime = (options) =>
        stats
          .toJson({all: false, modules: true, ...options})
          .modules.find(({type}) => type === 'runtime modules');
      assert.ok(runtime({})?.filteredChildren > 3);
      assert.equal(runtime({}).identifier, undefined);
      assert.ok(runtime({runtimeModules: true, groupModulesByType: true}).children.length > 3);
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'The options group… have no effect on JSON unless you set them or all: true.',
    files: {...files, 'src/index.js': 'import("./a.js");'},
    holds({stats}) {
      const groups = (options) =>
        stats.toJson(options).modules.filter(({children}) => children).length;
      assert.equal(groups(), 0);
      assert.ok(groups({groupModulesByType: true}) > 0);
      assert.ok(groups({all: true}) > 0);
    },
    unless: {files: {'src/index.js': ''}},
  },
];
