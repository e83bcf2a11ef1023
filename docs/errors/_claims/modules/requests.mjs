import assert from 'node:assert/strict';

const asks = (request) => ({'src/index.js': `import "${request}";`, 'src/header.js': ''});
const image = {
  'src/index.js': 'import sign from "./sign.svg"; console.log(sign);',
  'src/sign.svg': '<svg/>',
};
const asset = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

export default [
  {
    says: 'webpack looks for such a name in node_modules only',
    files: asks('header.js'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'header\.js'/),
    unless: {files: asks('./header.js')},
  },
  {
    says: 'The import is then an empty object, and a call of one of its functions throws a TypeError.',
    files: {
      'src/index.js':
        'import crypto from "crypto"; console.log(Object.keys(crypto).length); crypto.createHash("md5");',
    },
    configuration: {resolve: {fallback: {crypto: false}}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['0']);
      assert.match(String(failure), /is not a function/);
    },
    unless: {configuration: {target: 'node', resolve: {}}},
  },
  {
    says: 'in a package that uses it in Node.js only, behind a condition',
    files: {
      'src/index.js': 'import "hashes";',
      'node_modules/hashes/index.js':
        'if (typeof window === "undefined") require("crypto").createHash("md5"); console.log("works");',
    },
    configuration: {resolve: {fallback: {crypto: false}}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(await run(), {printed: ['works'], requested: [], failure: undefined});
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'while an image needs only a type:',
    files: image,
    configuration: asset,
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {}}},
  },
];
