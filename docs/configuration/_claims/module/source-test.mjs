import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import a from "./a.txt"; import b from "./b.txt"; console.log(a, b);',
  'src/a.txt': 'plain',
  'src/b.txt': '@mark me',
  'loaders/mark.js': [
    'module.exports = (text) => text.toUpperCase();',
    'module.exports.pitch = function () { console.info("pitch"); this.emitWarning(new Error("pitched")); };',
  ].join('\n'),
};
const used =
  (more) =>
  ({folder}) => ({
    module: {
      rules: [
        {test: /\.txt$/, type: 'asset/source', use: {loader: `${folder}/loaders/mark.js`, ...more}},
      ],
    },
  });

export default [
  {
    says: "If the code does not match, webpack skips the loader's function; a pitch still runs.",
    files,
    configuration: used({sourceTest: /@mark/}),
    async holds({run, warnings}) {
      assert.deepEqual((await run()).printed, ['plain @MARK ME']);
      assert.equal(warnings.filter((warning) => /pitched/.test(warning)).length, 2);
    },
    unless: {configuration: used({})},
  },
];
