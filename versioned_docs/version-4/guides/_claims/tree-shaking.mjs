import assert from 'node:assert/strict';

const files = {
  'package.json': '{"sideEffects": false}',
  'src/index.js': 'import "./effect.js"; import { used } from "./moon.js"; console.log(used);',
  'src/effect.js': 'console.log("has an effect");',
  'src/moon.js':
    'export const used = 1; export const unused = table("not needed"); function table(x) { return globalThis.read(x); }',
};
const marked =
  'export const used = 1; export const unused = /*#__PURE__*/ table(read("argument")); const table = (x) => x; const read = (x) => globalThis.read(x);';

const barrel = (sideEffects) => ({
  'src/index.js': 'import {draw} from "kit"; draw();',
  'node_modules/kit/package.json': `{"main": "index.js", "sideEffects": ${sideEffects}}`,
  'node_modules/kit/index.js': 'import "./listed.js"; export {draw} from "./draw.js";',
  'node_modules/kit/listed.js': 'console.log("has an effect");',
  'node_modules/kit/draw.js': 'export const draw = () => console.log("draws");',
});
const inFolder = (pattern) => ({
  'package.json': JSON.stringify({sideEffects: [pattern]}),
  'src/index.js': 'import "./deep/a.effect.js";',
  'src/deep/a.effect.js': 'console.log("has an effect");',
});

export default [
  {
    says: 'By default, development mode keeps unused exports and modules',
    modes: ['development'],
    files,
    configuration: {devtool: false},
    holds: ({assets}) => {
      assert.match(assets['main.js'], /has an effect/);
      assert.match(assets['main.js'], /not needed/);
    },
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'false promises that loading the file has no effect, so production mode leaves it out',
    modes: ['production'],
    files,
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /has an effect/),
    unless: {files: {'package.json': '{"sideEffects": ["./src/effect.js"]}'}},
  },
  {
    says: 'It covers only this call: in /*#__PURE__*/ table(read()), the call of read() stays.',
    modes: ['production'],
    files: {...files, 'src/moon.js': marked},
    holds: ({assets}) => assert.match(assets['main.js'], /argument/),
    unless: {files: {'src/moon.js': marked.replace('read("argument")', '"argument"')}},
  },
  {
    says: 'In development mode of version 4, the styles are there, because optimization.sideEffects is off',
    modes: ['development'],
    files,
    configuration: {devtool: false},
    holds: ({assets, stats}) => {
      assert.match(assets['main.js'], /has an effect/);
      assert.ok(!stats.compilation.compiler.options.optimization.sideEffects);
    },
    unless: {configuration: {optimization: {sideEffects: true}}},
  },
  {
    says: 'Without it, code that only an unused export needs disappears only where modules are joined.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {used} from "./moon.js"; console.log(used);',
      'src/moon.js':
        'import {table} from "./table.js"; export const used = 1; export const unused = () => table();',
      'src/table.js': 'export const table = () => "only for the unused";',
    },
    configuration: {optimization: {concatenateModules: false}},
    holds: async ({assets, build}) => {
      assert.match(assets['main.js'], /only for the unused/);
      const joined = await build({configuration: {optimization: {concatenateModules: true}}});
      assert.doesNotMatch(joined.assets['main.js'], /only for the unused/);
    },
    unless: {configuration: {optimization: {concatenateModules: true}}},
  },
  {
    says: 'Each of them has its own package.json, and without the field there, webpack keeps its modules.',
    modes: ['production'],
    files: {
      'package.json': '{"sideEffects": false}',
      'src/index.js': 'import {a} from "kit"; console.log(1);',
      'node_modules/kit/package.json': '{"name": "kit", "module": "index.js"}',
      'node_modules/kit/index.js': 'console.log("part of the kit"); export const a = 1;',
    },
    holds: ({assets}) => assert.match(assets['main.js'], /part of the kit/),
    unless: {
      files: {
        'node_modules/kit/package.json':
          '{"name": "kit", "module": "index.js", "sideEffects": false}',
      },
    },
  },
  {
    says: 'If the barrel imported moon.css, the styles would be missing, because webpack takes each export directly from its own file.',
    modes: ['production'],
    files: barrel('["./listed.js"]'),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /has an effect/),
    unless: {files: barrel('["./listed.js", "./index.js"]')},
  },
  {
    says: 'A pattern without a slash, such as "*.css", matches in every folder of the package.',
    modes: ['production'],
    files: inFolder('*.effect.js'),
    holds: ({assets}) => assert.match(assets['main.js'], /has an effect/),
    unless: {files: inFolder('./*.effect.js')},
  },
  {
    says: 'It is a development build, or devtool has a value with eval.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {used} from "./moon.js"; console.log(used);',
      'src/moon.js': 'export const used = 1; export const unused = "not needed";',
    },
    configuration: {devtool: 'eval-source-map'},
    holds: ({assets}) => assert.match(assets['main.js'].split('sourceURL')[0], /not needed/),
    unless: {configuration: {devtool: false}},
  },
];
