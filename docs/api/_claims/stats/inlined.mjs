import assert from 'node:assert/strict';

export default [
  {
    says: 'webpack has written the values of its exports into other modules',
    modes: ['production'],
    files: {
      'src/index.js': 'import {unit} from "./unit.js"; console.log(unit);',
      'src/unit.js': 'export const unit = "m";',
    },
    holds({stats, assets}) {
      const {modules} = stats.toJson({
        all: false,
        modules: true,
        orphanModules: true,
        reasons: true,
      });
      const {reasons} = modules.find(({name}) => name === './src/unit.js');
      assert.ok(reasons.length > 0 && reasons.every(({active}) => !active));
      assert.match(assets['main.js'], /console\.log\("m"\)/);
    },
    unless: {configuration: {optimization: {inlineExports: false}}},
  },
];
