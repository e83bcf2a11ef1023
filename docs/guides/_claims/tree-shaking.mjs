import assert from 'node:assert/strict';

const script = ({assets}) => Object.values(assets).join('\n');
const kit = {
  'src/kit.js': 'export const table = () => "the table"; export const chart = () => "the chart";',
};
const has = (seen, text) => assert.ok(script(seen).includes(text), script(seen).slice(-600));
const hasNot = (seen, text) => assert.ok(!script(seen).includes(text));
const unmarked = `export function table(text) {
  console.log(text);
  return new Map(text.split(", ").map((row) => row.split(" ")));
}`;
const addDays = {
  'src/index.js': 'import "./add-days.js"; console.log(new Date("2026-03-27").addDays(7));',
  'src/add-days.js':
    'Date.prototype.addDays = function (days) { return new Date(this.getTime() + days * 86_400_000); };',
};

export default [
  {
    says: 'declares that it has no side effects, so a wrong declaration breaks development',
    files: {...addDays, 'package.json': '{"name": "sky", "sideEffects": false}'},
    holds: async ({run}) =>
      assert.match(String((await run()).failure), /\.addDays is not a function/),
    unless: {files: {'package.json': '{"name": "sky", "sideEffects": ["./src/add-days.js"]}'}},
  },
  {
    says: 'The build succeeds without a warning. If something works only with',
    files: {...addDays, 'package.json': '{"name": "sky", "sideEffects": false}'},
    holds: async ({run, errors, warnings}) => {
      assert.deepEqual([...errors, ...warnings], []);
      assert.match(String((await run()).failure), /\.addDays is not a function/);
    },
    unless: {configuration: {optimization: {sideEffects: false}}},
  },
  {
    says: 'A pattern without a slash matches in every folder',
    files: {
      'package.json': '{"name": "sky", "sideEffects": ["loud.js"]}',
      'src/index.js': 'import "./parts/loud.js";',
      'src/parts/loud.js': 'console.log("loud");',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['loud']),
    unless: {files: {'package.json': '{"name": "sky", "sideEffects": ["./loud.js"]}'}},
  },
  {
    says: 'webpack always keeps the entry.',
    files: {
      'package.json': '{"name": "sky", "sideEffects": false}',
      'src/index.js': 'console.log("loud");',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['loud']),
    unless: {files: {'src/index.js': 'import "./loud.js";', 'src/loud.js': 'console.log("loud");'}},
  },
  {
    says: 'In any other place it does nothing, for example before a name or before the whole declaration',
    files: {
      'src/index.js': 'import { used } from "./wrong-place.js"; console.log(used);',
      'src/wrong-place.js':
        'export const used = () => 1; /*#__PURE__*/ export const stars = new Map([["Vega", 0.03]]);',
    },
    configuration: {performance: {pureAnnotations: true}},
    modes: ['production'],
    holds: (seen) => {
      has(seen, 'Vega');
      assert.match(
        seen.warnings.join('\n'),
        /pure annotations: 1 '\/\*#__PURE__\*\/' annotation does nothing:\n {2}\.\/src\/wrong-place\.js/,
      );
    },
    unless: {
      files: {
        'src/wrong-place.js':
          'export const used = () => 1; export const stars = /*#__PURE__*/ new Map([["Vega", 0.03]]);',
      },
    },
  },
  {
    says: 'The mark applies in all modules that import it, and the calls need no comment',
    modes: ['production'],
    files: {
      'src/index.js': 'import { planets } from "./planets.js"; console.log(planets);',
      'src/planets.js':
        'import { table } from "./table.js"; export const planets = table("Mars 687"); export const dwarfs = table("Ceres 1682");',
      'src/table.js': `/*#__NO_SIDE_EFFECTS__*/\n${unmarked}`,
    },
    holds: (seen) => {
      has(seen, 'Mars');
      hasNot(seen, 'Ceres');
    },
    unless: {files: {'src/table.js': unmarked}},
  },
  {
    says: 'The module has to assign its exports one by one or as one object.',
    modes: ['production'],
    files: {
      'src/index.js':
        'import { kilometers } from "./units.js"; const { miles } = require("./object.js"); console.log(kilometers(Math.random()), miles(2));',
      'src/units.js':
        'exports.kilometers = (au) => au * 149597870; exports.lightYears = (parsec) => parsec * 3.26156;',
      'src/object.js':
        'module.exports = { miles: (au) => au * 92955807, feet: (au) => au * 490806662372 };',
    },
    holds: (seen) => {
      hasNot(seen, '3.26156');
      hasNot(seen, '490806662372');
      has(seen, '92955807');
    },
    unless: {
      files: {
        'src/units.js':
          'const add = (name, value) => { exports[name] = value; }; add("kilometers", (au) => au * 149597870); add("lightYears", (parsec) => parsec * 3.26156);',
      },
    },
  },
  {
    says: 'if the code passes the whole module on, as in console.log(units)',
    modes: ['production'],
    files: {
      'src/index.js': 'import units from "./units.js"; console.log(units);',
      'src/units.js':
        'exports.kilometers = (au) => au * 149597870; exports.lightYears = (parsec) => parsec * 3.26156;',
    },
    holds: (seen) => has(seen, '3.26156'),
    unless: {
      files: {
        'src/index.js': 'import units from "./units.js"; console.log(units.kilometers(5.2));',
      },
    },
  },
  {
    says: 'For the direct call require("./units.js").kilometers(5.2), it keeps them only if the module uses this',
    modes: ['production'],
    files: {
      'src/index.js': 'console.log(require("./units.js").kilometers(Math.random()));',
      'src/units.js':
        'exports.kilometers = function (au) { return this.factor * au; }; exports.lightYears = (parsec) => parsec * 3.26156;',
    },
    holds: (seen) => has(seen, '3.26156'),
    unless: {
      files: {
        'src/units.js':
          'exports.kilometers = (au) => au * 149597870; exports.lightYears = (parsec) => parsec * 3.26156;',
      },
    },
  },
  {
    says: 'or uses an export directly, as in (await import("./table.js")).table()',
    modes: ['production'],
    files: {...kit, 'src/index.js': 'console.log((await import("./kit.js")).table());'},
    holds: (seen) => has(seen, 'the chart'),
    unless: {
      files: {'src/index.js': 'const { table } = await import("./kit.js"); console.log(table());'},
    },
  },
  {
    says: 'in /*#__PURE__*/ table(read()), the call of read() stays, unless it has a comment too.',
    modes: ['production'],
    files: {
      'src/index.js': 'import { used } from "./stars.js"; console.log(used);',
      'src/stars.js':
        'const read = () => (document.title = "Vega"); const table = (name) => new Map([[name, "Deneb"]]); export const used = 1; export const stars = /*#__PURE__*/ table(read());',
    },
    holds: (seen) => {
      has(seen, 'Vega');
      hasNot(seen, 'Deneb');
    },
    unless: {
      files: {
        'src/stars.js':
          'const read = () => (document.title = "Vega"); const table = (name) => new Map([[name, "Deneb"]]); export const used = 1; export const stars = /*#__PURE__*/ table(/*#__PURE__*/ read());',
      },
    },
  },
  {
    says: 'The code passes kit to other code, or reads it with a computed name',
    modes: ['production'],
    files: {
      ...kit,
      'src/index.js': 'import * as kit from "./kit.js"; console.log(kit[location.hash]());',
    },
    holds: (seen) => has(seen, 'the chart'),
    unless: {
      files: {'src/index.js': 'import * as kit from "./kit.js"; console.log(kit.table());'},
    },
  },
  {
    says: 'The code passes the whole module to other code',
    modes: ['production'],
    files: {...kit, 'src/index.js': 'window.kit = await import("./kit.js");'},
    holds: (seen) => has(seen, 'the chart'),
    unless: {
      files: {
        'src/index.js': 'const { table } = await import("./kit.js"); window.table = table;',
      },
    },
  },
  {
    says: 'keep all methods of a class that is used',
    modes: ['production'],
    files: {
      'src/index.js': 'import { Moon } from "./moon.js"; console.log(new Moon().age());',
      'src/moon.js':
        'export class Moon { age() { return "the age"; } rises() { return "at six"; } }',
    },
    holds: (seen) => has(seen, 'at six'),
    unless: {
      files: {
        'src/index.js': 'import { age } from "./moon.js"; console.log(age());',
        'src/moon.js': 'export const age = () => "the age"; export const rises = () => "at six";',
      },
    },
  },
  {
    says: 'Both keep calls at the top of a module.',
    modes: ['production'],
    files: {
      'src/index.js': 'import { used } from "./kit.js"; console.log(used());',
      'src/kit.js':
        'export const used = () => 1; export const a = new Map([["map", 1]]); export const b = Object.freeze(["frozen"]); export const c = Symbol("symbol");',
    },
    holds: (seen) => ['map', 'frozen', 'symbol'].forEach((text) => has(seen, text)),
    unless: {files: {'src/kit.js': 'export const used = () => 1; export const a = ["map"];'}},
  },
  {
    says: 'does not apply to the packages that a package depends on',
    modes: ['production'],
    files: {
      'src/index.js': 'import { draw } from "kit"; console.log(draw());',
      'node_modules/kit/package.json': '{"name": "kit", "sideEffects": false}',
      'node_modules/kit/index.js':
        'import { unit } from "nested"; export const draw = () => unit(1);',
      'node_modules/nested/package.json': '{"name": "nested"}',
      'node_modules/nested/index.js':
        'export { unit } from "./unit.js"; export { loud } from "./loud.js";',
      'node_modules/nested/unit.js': 'export const unit = (value) => `${value} m`;',
      'node_modules/nested/loud.js': 'console.log("loud"); export const loud = 1;',
    },
    holds: (seen) => has(seen, 'loud'),
    unless: {
      files: {'node_modules/nested/package.json': '{"name": "nested", "sideEffects": false}'},
    },
  },
];
