import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const exported = (text) => ({'webpack.config.js': `module.exports = ${text};`});
const own = ({folder}, name) => createRequire(`${folder}/package.json`)(name);

export default [
  {
    says: 'webpack() accepts only objects and arrays of objects',
    files: exported('() => ({mode: "none"})'),
    holds: (seen) => assert.throws(() => seen.webpack(own(seen, './webpack.config.js'))),
    unless: {files: exported('[{mode: "none"}]')},
  },
  {
    says: 'If only the entry differs, use one build with two entries: it reads every module once and can share chunks.',
    files: {
      'src/a.js': 'import "./shared.js";',
      'src/b.js': 'import "./shared.js";',
      'src/shared.js': 'console.log("shared");',
    },
    configuration: {
      entry: {a: './src/a.js', b: './src/b.js'},
      optimization: {concatenateModules: false, splitChunks: {chunks: 'all', minSize: 0}},
    },
    holds({stats, assets}) {
      const {modules} = stats.toJson({all: false, modules: true, nestedModules: true});
      assert.equal(modules.filter(({name}) => name === './src/shared.js').length, 1);
      assert.equal(Object.keys(assets).length, 3);
    },
    unless: {files: {'src/b.js': ''}},
  },
];
