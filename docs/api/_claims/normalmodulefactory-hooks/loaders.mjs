import assert from 'node:assert/strict';

const plugin = (use) => ({
  plugins: [
    {
      apply: (compiler) => compiler.hooks.normalModuleFactory.tap('Claim', (made) => use(made)),
    },
  ],
});
const appends = (word) => `module.exports = (code) => code.replace(");", " + '${word}');");`;

/** Identifiers of the modules of the last build. */
const made = [];
const pushes = (loader, listed = 'push') =>
  plugin(({hooks}) => {
    made.length = 0;
    hooks.afterResolve.tap('Claim', ({createData}) => void createData.loaders[listed]({loader}));
    hooks.module.tap('Claim', (module) => void made.push(module.identifier()));
  });

export default [
  {
    says: 'The loader is the last in the list, and therefore runs first',
    files: {
      'src/index.js': 'console.log("");',
      'rule.js': appends(', rule'),
      'last.js': appends('last'),
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /index\.js$/, use: `${folder}/rule.js`}]},
      ...pushes(`${folder}/last.js`),
    }),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['last, rule']),
    unless: {
      configuration: ({folder}) => ({
        module: {rules: [{test: /index\.js$/, use: `${folder}/rule.js`}]},
        ...pushes(`${folder}/last.js`, 'unshift'),
      }),
    },
  },
  {
    says: 'The identifier of the module remains createData.request, without the new loader.',
    files: {'loader.js': 'module.exports = (code) => code;'},
    configuration: ({folder}) => pushes(`${folder}/loader.js`),
    holds: () => assert.ok(!made[0].includes('loader.js')),
    unless: {
      configuration: ({folder}) => ({
        module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]},
        ...pushes(`${folder}/loader.js`),
      }),
    },
  },
];
