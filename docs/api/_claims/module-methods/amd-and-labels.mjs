import assert from 'node:assert/strict';

const index = (line) => ({'src/index.js': line});
const printed = async ({run}) => (await run()).printed;
const failure = async ({run}) => String((await run()).failure);
const all = ({assets}) => Object.values(assets).join('\n');

export default [
  {
    says: 'webpack ignores the name outside of the same file, so other modules have to use the path of the file.',
    files: {
      ...index('require("./lib.js"); require(["shelf"], (shelf) => console.log(shelf));'),
      'src/lib.js': 'define("shelf", [], () => "full");',
    },
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'shelf'/),
    unless: {
      files: index('define("shelf", [], () => "full"); require(["shelf"], (s) => console.log(s));'),
    },
  },
  {
    says: 'Call define directly, because a function that gets it as an argument fails with define cannot be used indirect.',
    files: index('const run = (d) => d(() => ({})); run(define);'),
    holds: async (seen) => assert.match(await failure(seen), /define cannot be used indirect/),
    unless: {files: index('define(() => ({}));')},
  },
  {
    says: 'If the list is not an array in the call, but a variable for example, the build fails with',
    files: index('const list = [location.hash]; require(list, (a) => console.log(a));'),
    holds: ({errors}) =>
      assert.match(errors.join(), /Cannot statically analyse 'require\(…, …\)' in line 1/),
    unless: {files: {...index('require(["./a.js"], (a) => console.log(a));'), 'src/a.js': ''}},
  },
  {
    says: 'By default there is none, so the browser reports an unhandled rejection.',
    files: {
      ...index('require(["./a.js"], () => { throw new Error("no kettle"); });'),
      'src/a.js': 'exports.a = 1;',
    },
    configuration: {optimization: {minimize: false}},
    holds(seen) {
      assert.match(all(seen), /__webpack_require__\.oe\)/);
      assert.doesNotMatch(all(seen), /__webpack_require__\.oe\s*=/);
    },
    unless: {
      files: index('require.onError = (e) => e; require(["./a.js"], () => console.log(1));'),
    },
  },
  {
    says: 'A syntax error today, because export is a keyword: Module parse failed: Unexpected token',
    files: index('export: var name = "sage";'),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed: Unexpected token/),
    unless: {files: index('export var name = "sage";')},
  },
  {
    says: 'An ordinary label today, so webpack ignores it and bundles nothing.',
    files: index('require: "./none.js"; console.log("runs");'),
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.deepEqual(await printed(seen), ['runs']);
    },
    unless: {files: index('require("./none.js"); console.log("runs");')},
  },
];
