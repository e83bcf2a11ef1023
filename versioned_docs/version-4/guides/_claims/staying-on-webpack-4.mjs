import assert from 'node:assert/strict';

const kit = (manifest) => ({
  'src/index.js': 'import kit from "kit"; console.log(kit);',
  'node_modules/kit/lib/kit.js': 'export default "kit";',
  'node_modules/kit/package.json': JSON.stringify({name: 'kit', ...manifest}),
});

export default [
  {
    says: 'only exports in package.json',
    files: kit({exports: './lib/kit.js'}),
    holds: ({errors}) => assert.match(errors[0], /Can't resolve 'kit'/),
    unless: {files: kit({main: './lib/kit.js'})},
  },
];
