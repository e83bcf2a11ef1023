import assert from 'node:assert/strict';

const throwing = {
  'src/index.js': [
    'for (const turn of [1, 2]) {',
    '  try { console.log("value", require("./broken.js").value); }',
    '  catch (error) { console.log(error.message); }',
    '}',
  ].join('\n'),
  'src/broken.js': 'console.log("runs"); exports.half = true; throw new Error("boom");',
};
const printedWith = async ({run}) => (await run()).printed;

export default [
  {
    says: 'With a umd library, webpack warns and keeps the wrapper.',
    configuration: {output: {iife: false, library: {type: 'umd', name: 'moon'}}},
    holds: ({warnings, errors}) => assert.match([...warnings, ...errors].join(), /iife/i),
    unless: {configuration: {output: {library: {type: 'umd', name: 'moon'}}}},
  },
  {
    says: 'false also turns off let unless you set that.',
    configuration: {output: {environment: {const: false}}},
    holds: ({stats}) => assert.ok(!stats.compilation.options.output.environment.let, 'let is on'),
    unless: {configuration: {output: {environment: {const: false, let: true}}}},
  },
  {
    says: 'Remembers the error of a module that throws while it loads, and throws it again for every later import, as ES modules do.',
    files: throwing,
    configuration: {output: {strictModuleErrorHandling: true}},
    holds: async (seen) => assert.deepEqual(await printedWith(seen), ['runs', 'boom', 'boom']),
    unless: {configuration: {output: {strictModuleErrorHandling: false}}},
  },
  {
    says: 'Forgets a module that throws while it loads, so that the next require() runs it again, as in Node.js.',
    files: throwing,
    configuration: {output: {strictModuleExceptionHandling: true}},
    holds: async (seen) =>
      assert.deepEqual(await printedWith(seen), ['runs', 'boom', 'runs', 'boom']),
    unless: {configuration: {output: {strictModuleErrorHandling: false}}},
  },
];
