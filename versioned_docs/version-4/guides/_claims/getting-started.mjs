import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import { inGrams } from "./units.js"; console.log(inGrams(2));',
  'src/units.js':
    'export const inGrams = (n) => n * 250; export const inOunces = (n) => n * 28.35;',
};

export default [
  {
    says: 'No module imports inOunces, so the number 28.35 is not in the production bundle.',
    modes: ['production'],
    files,
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /28\.35/),
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'so a?.b, a ?? b and class fields end in Module parse failed: Unexpected token',
    files: {'src/index.js': 'console.log(globalThis.a?.b);'},
    holds: async ({errors, build}) => {
      const messages = [errors[0]];
      for (const source of ['globalThis.a ?? 1;', 'class A { x = 1 }'])
        messages.push((await build({files: {'src/index.js': source}})).errors[0]);
      for (const message of messages)
        assert.match(message, /Module parse failed: Unexpected token/);
    },
    unless: {files: {'src/index.js': 'console.log(globalThis.a && globalThis.a.b);'}},
  },
  {
    says: 'Your syntax stays as it is, apart from import and export.',
    modes: ['development'],
    files,
    configuration: {devtool: false},
    holds: ({assets}) => assert.match(assets['main.js'], /const inGrams = \(n\) => n \* 250/),
    unless: {files: {'src/units.js': 'export function inGrams(n) { return n * 250; }'}},
  },
  {
    says: "it stops with configuration.output has an unknown property 'filname'",
    configuration: {output: {filname: 'menu.js'}},
    holds: ({thrown}) =>
      assert.match(String(thrown), /configuration\.output has an unknown property 'filname'/),
    unless: {configuration: {output: {filename: 'menu.js'}}},
  },
];
