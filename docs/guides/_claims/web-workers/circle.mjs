import assert from 'node:assert/strict';

const starts = (file) => `new Worker(new URL("./${file}.js", import.meta.url));`;
const circle = {'src/index.js': starts('a'), 'src/a.js': starts('b'), 'src/b.js': starts('a')};
const ended = {...circle, 'src/b.js': 'console.log("b");'};
const loading = {
  'src/index.js': `${starts('a')} export const n = 1;`,
  'src/a.js': 'import("./index.js");',
};
const message = /Circular dependency between chunks with runtime/;
const hashed = {
  output: {filename: '[name].[contenthash].js'},
  optimization: {realContentHash: false},
};
const edited = {'src/a.js': `${starts('b')} console.log("edited");`};

/** Whether a name is in both builds with another content. */
const renewed = (before, after) =>
  Object.keys(before).some((name) => name in after && before[name] !== after[name]);

export default [
  {
    says: 'two workers start each other',
    files: circle,
    holds: ({warnings}) => assert.match(warnings.join(), message),
    unless: {files: ended},
  },
  {
    says: 'or a worker loads the entry that starts it with import()',
    files: loading,
    holds: ({warnings}) => assert.match(warnings.join(), message),
    unless: {files: {...loading, 'src/a.js': 'import "./index.js";'}},
  },
  {
    says: 'a file can then change while its [contenthash] remains the same',
    files: circle,
    configuration: hashed,
    holds: async ({assets, build}) =>
      assert.ok(renewed(assets, (await build({files: edited, configuration: hashed})).assets)),
    unless: {files: ended},
  },
];
