import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const split = (splitChunks) => ({optimization: {splitChunks: {chunks: 'all', ...splitChunks}}});

/** The file that contains a module, known by the letter it consists of. */
const fileOf = ({assets}, letter) =>
  Object.keys(assets).find((name) => assets[name].includes(letter.repeat(1000)));
/** An entry that consists of a package and little else. */
const tool = {
  'src/index.js': "import tool from 'tool'; console.log(tool.length);",
  'node_modules/tool/index.js': sized('t', 25),
};
const staysInProduction = async (seen) => {
  assert.notEqual(fileOf(seen, 't'), 'main.js');
  const built = await seen.build({configuration: {mode: 'production'}});
  assert.equal(fileOf(built, 't'), 'main.js');
};

export default [
  {
    says: 'It has less than 20,000 bytes, or',
    modes: ['development'],
    files: {
      'src/index.js': `${tool['src/index.js']} console.log('${'m'.repeat(25_000)}');`,
      'node_modules/tool/index.js': sized('t', 15),
    },
    configuration: split(),
    holds: staysInProduction,
    unless: {configuration: split({minSize: 10_000, minRemainingSize: 10_000})},
  },
  {
    says: 'A package moves in development and stays in production.',
    modes: ['development'],
    files: tool,
    configuration: split(),
    holds: staysInProduction,
    unless: {configuration: split({minRemainingSize: 0})},
  },
  {
    says: 'too little would remain in the only chunk that uses it.',
    modes: ['development'],
    files: tool,
    configuration: split(),
    holds: staysInProduction,
    unless: {
      files: {'src/index.js': `${tool['src/index.js']} console.log('${'m'.repeat(25_000)}');`},
    },
  },
  {
    says: 'is off in development mode, so a package may move there and stay in production.',
    modes: ['development'],
    files: tool,
    configuration: split(),
    holds: staysInProduction,
    unless: {configuration: split({minRemainingSize: 20_000})},
  },
  {
    says: 'If only one chunk loses modules, at least minRemainingSize must remain in it.',
    files: tool,
    configuration: split({minRemainingSize: 10_000, enforceSizeThreshold: 0}),
    holds: (seen) => assert.equal(fileOf(seen, 't'), 'main.js'),
    unless: {configuration: split({minRemainingSize: 0})},
  },
  {
    says: 'If you set only minSize in the group, that value applies to both.',
    files: tool,
    configuration: split({
      minRemainingSize: 0,
      cacheGroups: {tool: {test: /tool/, minSize: 20_000}, defaultVendors: false},
    }),
    holds: (seen) => assert.equal(fileOf(seen, 't'), 'main.js'),
    unless: {
      configuration: split({
        minRemainingSize: 0,
        cacheGroups: {
          tool: {test: /tool/, minSize: 20_000, minRemainingSize: 0},
          defaultVendors: false,
        },
      }),
    },
  },
];
