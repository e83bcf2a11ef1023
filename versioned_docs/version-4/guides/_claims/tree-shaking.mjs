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

export default [
  {
    says: 'In development mode, none of these options removes anything',
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
];
