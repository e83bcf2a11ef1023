import assert from 'node:assert/strict';

const files = {
  'package.json': '{"name": "harbor"}',
  'src/index.js':
    'import {depth} from "./depth.js"; console.log(depth); import("./map.js"); require("./old.js");',
  'src/depth.js': 'import {unit} from "./unit.js"; export const depth = `3 ${unit}`;',
  'src/unit.js': 'export const unit = "m"; export const other = "ft";',
  'src/map.js': 'import {unit} from "./unit.js"; console.log(unit);',
  'src/old.js': 'exports.old = true;',
};
const configuration = {profile: true, optimization: {concatenateModules: true, usedExports: true}};
const withoutProfile = {configuration: {profile: false}};

const fieldsOf = (items) =>
  [...new Set(items.flatMap((item) => Object.keys(item).filter((key) => item[key] !== undefined)))]
    .sort()
    .join(' ');

/** The fields that objects have with some options, and those that each further option adds. */
function added(stats, base, itemsIn, options) {
  const fields = (more) => fieldsOf(itemsIn(stats.toJson({all: false, ...base, ...more})));
  const own = fields({});
  const by = options.map((option) => {
    const more = fields({[option]: true}).split(' ');
    return [option, more.filter((name) => !own.split(' ').includes(name)).join(' ')];
  });
  return {none: own, ...Object.fromEntries(by)};
}

const shown = {modules: true, orphanModules: true, runtimeModules: true, cachedModules: true};
const options =
  'ids nestedModules moduleAssets depth reasons usedExports providedExports optimizationBailout source'.split(
    ' ',
  );

export default [
  {
    says: 'An item of modules describes one module.',
    files,
    configuration,
    holds: ({stats}) =>
      assert.deepEqual(
        added(stats, shown, ({modules}) => modules, options),
        {
          none: 'buildTimeExecuted built cacheable cached codeGenerated errors failed identifier index index2 issuer issuerName issuerPath layer moduleType name nameForCondition optional orphan postOrderIndex preOrderIndex profile size sizes type warnings',
          ids: 'chunks id issuerId',
          nestedModules: 'modules',
          moduleAssets: 'assets',
          depth: 'depth',
          reasons: 'reasons',
          usedExports: 'usedExports',
          providedExports: 'providedExports',
          optimizationBailout: 'optimizationBailout',
          source: 'source',
        },
      ),
    unless: withoutProfile,
  },
  {
    says: 'position in the order in which modules run',
    files: {
      'src/index.js': 'import "./one.js"; import "./two.js"; globalThis.print("index");',
      'src/one.js': 'import "./deep.js"; globalThis.print("one");',
      'src/two.js': 'globalThis.print("two");',
      'src/deep.js': 'globalThis.print("deep");',
    },
    configuration: {optimization: {concatenateModules: false}},
    holds({stats, run}) {
      const ran = [];
      run('main.js', {print: (name) => ran.push(`./src/${name}.js`)});
      const {modules} = stats.toJson({all: false, modules: true});
      const named = modules.filter(({name}) => name);
      const sorted = named.sort((a, b) => a.postOrderIndex - b.postOrderIndex);
      assert.deepEqual(
        sorted.map(({name}) => name),
        ['./src/deep.js', './src/one.js', './src/two.js', './src/index.js'],
      );
      if (ran.length > 0)
        assert.deepEqual(
          ran,
          sorted.map(({name}) => name),
        );
    },
    unless: {
      files: {'src/one.js': 'globalThis.print("one");', 'src/two.js': 'import "./deep.js";'},
    },
  },
  {
    says: 'whether another module of the chunk imports it; in chunks[].modules',
    files,
    configuration: {optimization: {concatenateModules: false}},
    holds({stats}) {
      const {chunks, modules} = stats.toJson({chunks: true, chunkModules: true});
      const {modules: own} = chunks.find(({entry}) => entry);
      const dependent = (wanted) => own.find(({name}) => name === wanted)?.dependent;
      assert.deepEqual([dependent('./src/index.js'), dependent('./src/depth.js')], [false, true]);
      assert.ok(modules.every((module) => module.dependent === undefined));
    },
    unless: {configuration: {entry: './src/depth.js'}},
  },
  {
    says: 'The same inner modules, except the first, are in the top-level list too, with orphan: true.',
    files,
    configuration: {optimization: {concatenateModules: true}},
    holds({stats}) {
      const {modules} = stats.toJson();
      const whole = modules.find((module) => module.name === './src/index.js + 1 modules');
      assert.deepEqual(
        whole?.modules.map(({name}) => name),
        ['./src/index.js', './src/depth.js'],
      );
      const listed = (wanted) => modules.filter(({name, orphan}) => name === wanted && orphan);
      assert.deepEqual([listed('./src/index.js').length, listed('./src/depth.js').length], [0, 1]);
    },
    unless: {configuration: {optimization: {concatenateModules: false}}},
  },
  {
    says: 'A reason of such a module names the whole in module and the inner module in resolvedModule.',
    files,
    configuration: {optimization: {concatenateModules: true}},
    holds({stats}) {
      const {modules} = stats.toJson();
      const map = modules.find(({name}) => name.startsWith('./src/map.js'));
      assert.deepEqual(
        map.reasons.map(({module, resolvedModule}) => [module, resolvedModule]),
        [['./src/index.js + 1 modules', './src/index.js']],
      );
    },
    unless: {configuration: {optimization: {concatenateModules: false}}},
  },
  {
    says: 'An item of reasons is one reference to the module.',
    files,
    configuration,
    holds({stats}) {
      const base = {...shown, reasons: true};
      const reasonsIn = ({modules}) => modules.flatMap(({reasons}) => reasons ?? []);
      assert.deepEqual(added(stats, base, reasonsIn, ['ids']), {
        none: 'active explanation loc module moduleIdentifier moduleName resolvedModule resolvedModuleIdentifier type userRequest',
        ids: 'moduleId resolvedModuleId',
      });
    },
    unless: {configuration: {entry: {}}},
  },
  {
    says: 'With the option orphanModules, references from modules without a chunk are included.',
    files: {
      'src/index.js': 'import {box} from "./all.js"; console.log(box());',
      'src/all.js': 'export * from "./box.js";',
      'src/box.js': 'export const box = () => Math.random();',
      'package.json': '{"sideEffects": false}',
    },
    configuration: {optimization: {sideEffects: true, concatenateModules: false}},
    holds({stats}) {
      const origins = (orphanModules) => {
        const {modules} = stats.toJson({all: false, modules: true, reasons: true, orphanModules});
        const {reasons} = modules.find(({name}) => name === './src/box.js');
        return new Set(reasons.map(({module}) => module));
      };
      assert.ok(!origins(false).has('./src/all.js'));
      assert.ok(origins(true).has('./src/all.js'));
    },
    unless: {configuration: {optimization: {sideEffects: false, concatenateModules: false}}},
  },
  {
    says: 'An item of issuerPath is one step from an entry to the module.',
    files,
    configuration,
    holds({stats}) {
      const stepsIn = ({modules}) => modules.flatMap(({issuerPath}) => issuerPath ?? []);
      assert.deepEqual(added(stats, shown, stepsIn, ['ids']), {
        none: 'identifier name profile',
        ids: 'id',
      });
    },
    unless: withoutProfile,
  },
  {
    says: 'The object profile contains the milliseconds that each step took.',
    files,
    configuration,
    holds({stats}) {
      const {modules} = stats.toJson();
      const {profile} = modules.find(({name}) => name.startsWith('./src/index.js')) ?? {};
      const found = profile ?? modules.find((module) => module.profile)?.profile ?? {};
      assert.equal(
        fieldsOf([found]),
        'additionalIntegration additionalResolving building dependencies factory integration resolving restoring storing total',
      );
      const {resolving, restoring, integration, building, storing} = found;
      assert.equal(found.total, resolving + restoring + integration + building + storing);
      assert.deepEqual(
        [found.factory, found.dependencies],
        [found.resolving, found.additionalResolving],
      );
    },
    unless: withoutProfile,
  },
];
