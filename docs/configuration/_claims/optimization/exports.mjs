import assert from 'node:assert/strict';

export default [
  {
    says: 'a number or string of up to six characters, true, null and the like',
    modes: ['production'],
    files: {
      'src/index.js':
        'import * as all from "./values.js"; console.log(all.six, all.truth, all.nothing);',
      'src/values.js': 'export const six = "123456", truth = true, nothing = null;',
    },
    configuration: {optimization: {minimize: false, concatenateModules: false}},
    holds: ({assets}) => assert.equal(assets['main.js'].match(/inlined export/g)?.length, 3),
    unless: {
      files: {'src/values.js': 'export const six = "1234567", truth = true, nothing = null;'},
    },
  },

  {
    says: 'without it, webpack neither inlines nor shortens exports',
    modes: ['production'],
    files: {
      'src/index.js': 'import {lengthy, six} from "./values.js"; console.log(lengthy(), six);',
      'src/values.js': 'export const lengthy = () => location.href; export const six = 6;',
    },
    configuration: {
      optimization: {minimize: false, concatenateModules: false, providedExports: false},
    },
    holds({assets}) {
      assert.doesNotMatch(assets['main.js'], /inlined export/);
      assert.match(assets['main.js'], /lengthy: \(\) =>|\.lengthy\)\(\)/);
    },
    unless: {configuration: {optimization: {minimize: false, concatenateModules: false}}},
  },
  {
    says: 'neither inlines nor shortens exports, and joins no modules',
    modes: ['production'],
    files: {
      'src/index.js': 'import {place} from "./place.js"; console.log(place());',
      'src/place.js': 'export const place = () => location.href;',
    },
    configuration: {optimization: {providedExports: false}},
    holds: ({stats}) =>
      assert.ok([...stats.compilation.modules].every(({modules}) => modules === undefined)),
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'CommonJS modules in strict mode whose exports it can determine',
    modes: ['production'],
    files: {
      'src/index.js': 'import {place} from "./place.js"; console.log(place());',
      'src/place.js': '"use strict"; exports.place = () => location.href;',
    },
    holds: ({stats}) =>
      assert.ok([...stats.compilation.modules].some(({modules}) => modules?.length === 2)),
    unless: {files: {'src/place.js': 'exports.place = () => location.href;'}},
  },
  {
    says: 'and the values of JSON files, assets and CSS Modules',
    modes: ['production'],
    files: {
      'src/index.js':
        'import pots from "./pots.json"; import text from "./a.txt" with {type: "text"}; import {leaf} from "./leaf.module.css"; console.log(pots, text, leaf);',
      'src/pots.json': '[3, 4]',
      'src/a.txt': 'basil',
      'src/leaf.module.css': '.leaf {color: green}',
    },
    configuration: {experiments: {css: true}},
    holds: ({stats}) =>
      assert.ok([...stats.compilation.modules].some(({modules}) => modules?.length === 4)),
    unless: {
      configuration: {experiments: {css: true}, optimization: {concatenateModules: false}},
    },
  },
  {
    says: 'but needs providedExports for export *',
    modes: ['production'],
    files: {
      'package.json': '{"sideEffects": false}',
      'src/index.js': 'import {used} from "./all.js"; console.log(used());',
      'src/all.js': 'export * from "./used.js"; export * from "./unused.js";',
      'src/used.js': 'export const used = () => location.href;',
      'src/unused.js': 'export const gone = "not used by anybody";',
    },
    configuration: {optimization: {minimize: false, providedExports: false}},
    holds: ({assets}) => assert.match(assets['main.js'], /not used by anybody/),
    unless: {configuration: {optimization: {minimize: false}}},
  },
  {
    says: 'inlineExports and mangleExports need both providedExports and usedExports; sideEffects works without them',
    modes: ['production'],
    files: {
      'package.json': '{"sideEffects": false}',
      'src/index.js': 'import {used, six} from "./all.js"; console.log(used(), six);',
      'src/all.js': 'export * from "./used.js"; export * from "./unused.js";',
      'src/used.js': 'export const used = () => location.href; export const six = 6;',
      'src/unused.js': 'export const gone = "not used by anybody";',
    },
    configuration: {
      optimization: {
        minimize: false,
        concatenateModules: false,
        usedExports: false,
        providedExports: true,
      },
    },
    holds({assets}) {
      assert.doesNotMatch(assets['main.js'], /inlined export/);
      assert.match(assets['main.js'], /\.used\)\(\)/);
      assert.doesNotMatch(assets['main.js'], /not used by anybody/);
    },
    unless: {
      configuration: {
        optimization: {minimize: false, concatenateModules: false, sideEffects: false},
      },
    },
  },
  {
    says: 'Drops an imported module if nothing uses its exports and loading it has no effect.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {gone} from "./gone.js"; console.log("start");',
      'src/gone.js': 'export const gone = () => "a text of the module";',
    },
    configuration: {optimization: {minimize: false}},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /gone\.js/),
    unless: {
      files: {'src/gone.js': 'console.log("it has an effect"); export const gone = () => 1;'},
    },
  },
];
