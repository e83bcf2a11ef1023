import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';

const amd = {
  'src/index.js':
    'if (typeof define === "function" && define.amd) console.log("amd"); else console.log("other");',
};

export default [
  {
    says: 'so the usual check typeof define === "function" && define.amd succeeds.',
    files: amd,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['amd']),
    unless: {configuration: {amd: false}},
  },
  {
    says: 'It is on in development mode.',
    modes: ['development'],
    holds: ({stats}) => assert.ok(stats.compilation.cache),
    unless: {configuration: {cache: false}},
  },
  {
    says: 'webpack 4 has no cache on disk',
    configuration: {cache: {type: 'filesystem'}},
    holds({folder}) {
      assert.ok(!existsSync(`${folder}/node_modules/.cache/webpack`));
      assert.ok(existsSync(`${folder}/dist/main.js`));
    },
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
  {
    says: 'webpack reads it at the start of the build and writes it at the end.',
    configuration: ({folder}) => ({recordsPath: `${folder}/records.json`}),
    holds: ({folder}) => assert.ok(existsSync(`${folder}/records.json`)),
    unless: {configuration: {recordsPath: undefined}},
  },
  {
    says: 'webpack accepts any object and does not read it',
    configuration: {serve: {anything: true}},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {anything: true}},
  },
  {
    says: 'Stops at the first module that webpack cannot find',
    files: {'src/index.js': 'require("./first"); require("./second");'},
    configuration: {bail: true},
    holds: ({thrown}) => assert.match(thrown, /Can't resolve '.\/(first|second)'/),
    unless: {configuration: {bail: false}},
  },
  {
    says: 'Syntax errors do not end the run.',
    files: {'src/index.js': 'not a program'},
    configuration: {bail: true},
    holds: ({thrown, errors}) => assert.deepEqual([thrown, errors.length], [undefined, 1]),
    unless: {files: {'src/index.js': 'require("./first");'}},
  },
];
