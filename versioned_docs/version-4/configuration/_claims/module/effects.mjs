import assert from 'node:assert/strict';

export default [
  {
    says: 'JavaScript with ES modules only, or without them',
    files: {
      'src/index.js': 'import "./a.js"; console.log("esm"); console.log(require("./b.js"));',
      'src/a.js': '',
      'src/b.js': '',
    },
    configuration: {module: {rules: [{test: /index/, type: 'javascript/esm'}]}},
    async holds({errors, run, build}) {
      assert.deepEqual(errors, []);
      assert.match((await run()).failure, /require is not defined/);
      const without = await build({
        configuration: {module: {rules: [{test: /index/, type: 'javascript/dynamic'}]}},
      });
      assert.match(without.errors.join(), /may appear only with 'sourceType: module'/);
    },
    unless: {configuration: {module: {rules: [{test: /index/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'false promises that they have none, so webpack can drop them if no export is used.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {gone} from "./effect.js"; console.log("start");',
      'src/effect.js': 'console.log("effect"); export const gone = 1;',
    },
    configuration: {module: {rules: [{test: /effect/, sideEffects: false}]}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['start']),
    unless: {configuration: {module: {}}},
  },
];
