import assert from 'node:assert/strict';

const prints = (...names) => ({
  'src/index.js': `console.log([${names.map((name) => `import.meta.env.${name}`).join()}].join());`,
});
const secret = {'.env': 'WEBPACK_KEY=h7-Kf2\nDATABASE_PASSWORD=p4-Xq9'};
const ordered = {
  ...prints('WEBPACK_A', 'WEBPACK_B', 'WEBPACK_C', 'WEBPACK_D'),
  '.env': 'WEBPACK_A=1\nWEBPACK_B=1\nWEBPACK_C=1\nWEBPACK_D=1',
  '.env.local': 'WEBPACK_B=2\nWEBPACK_C=2\nWEBPACK_D=2',
};
const inMode = (name, text) => ({
  [`.env.development${name}`]: text,
  [`.env.production${name}`]: text,
});
const printed = async ({run}) => (await run()).printed.join('; ');
const define = ({webpack}) => ({
  dotenv: true,
  plugins: [new webpack.DefinePlugin({'process.env.WEBPACK_API': '"defined"'})],
});

export default [
  {
    says: 'Never use it for secrets in a browser bundle, because everybody who loads the page can read them.',
    files: {...secret, ...prints('WEBPACK_KEY')},
    configuration: {dotenv: true},
    holds: ({assets}) => assert.match(assets['main.js'], /h7-Kf2/),
    unless: {configuration: {dotenv: {prefix: 'PUBLIC_'}}},
  },
  {
    says: 'stays; browsers then throw process is not defined',
    files: {...secret, 'src/index.js': 'console.log(process.env.OTHER);'},
    configuration: {dotenv: true},
    holds: async ({run}) => assert.equal((await run()).failure, 'process is not defined'),
    unless: {files: prints('OTHER')},
  },
  {
    says: 'that an earlier line or file defines; for all others, it gives an empty text.',
    files: {...prints('WEBPACK_URL'), '.env': 'WEBPACK_URL=//${HOST}/v1\nHOST=api.example'},
    configuration: {dotenv: true},
    holds: async (seen) => assert.equal(await printed(seen), '///v1'),
    unless: {files: {'.env': 'HOST=api.example\nWEBPACK_URL=//${HOST}/v1'}},
  },
  {
    says: 'webpack computes the result at build time and drops the other branch in both modes.',
    files: {
      '.env': 'WEBPACK_CHAT=false',
      'src/index.js': 'if (import.meta.env.WEBPACK_CHAT === "true") console.log("the chat");',
    },
    configuration: {dotenv: true},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /the chat/),
    unless: {files: {'.env': 'WEBPACK_CHAT=true'}},
  },
  {
    says: 'If several define a variable, the lower row wins:',
    files: {
      ...ordered,
      ...inMode('', 'WEBPACK_C=3\nWEBPACK_D=3'),
      ...inMode('.local', 'WEBPACK_D=4'),
    },
    configuration: {dotenv: true},
    async holds(seen) {
      assert.equal(await printed(seen), '1,2,3,4');
      process.env.WEBPACK_D = '5';
      const again = await seen.build({}).finally(() => delete process.env.WEBPACK_D);
      assert.equal(await printed(again), '1,2,3,5');
    },
    unless: {
      configuration: {
        dotenv: {template: ['.env.[mode].local', '.env.[mode]', '.env.local', '.env']},
      },
    },
  },
  {
    says: '.env.production wins over .env.local, so',
    modes: ['production'],
    files: {...ordered, ...inMode('', 'WEBPACK_B=3')},
    configuration: {dotenv: true},
    holds: async (seen) => assert.match(await printed(seen), /^1,3,/),
    unless: {files: {'.env.production': ''}},
  },
  {
    says: 'false takes only process variables, for a server that gets its settings that way.',
    files: {...secret, ...prints('WEBPACK_KEY', 'WEBPACK_CITY')},
    configuration() {
      process.env.WEBPACK_CITY = 'Rome';
      return {dotenv: {dir: false}};
    },
    holds: async (seen) => assert.equal(await printed(seen), ',Rome'),
    unless: {configuration: {dotenv: {}}},
  },
  {
    says: 'in the order in which webpack reads them; later ones win.',
    files: {...prints('WEBPACK_A'), 'one.env': 'WEBPACK_A=1', 'two.env': 'WEBPACK_A=2'},
    configuration: {dotenv: {template: ['one.env', 'two.env']}},
    holds: async (seen) => assert.equal(await printed(seen), '2'),
    unless: {configuration: {dotenv: {template: ['two.env', 'one.env']}}},
  },
  {
    says: 'The prefix is the only protection',
    files: {...secret, 'src/index.js': 'console.log(import.meta.env);'},
    configuration: {dotenv: {prefix: ['WEBPACK_', 'DATABASE_']}},
    holds: ({assets}) => assert.match(assets['main.js'], /p4-Xq9/),
    unless: {configuration: {dotenv: true}},
  },
  {
    says: "If you give the same name to DefinePlugin with another value, webpack warns: Conflicting values for 'process.env.WEBPACK_API'. Where the code reads the full name, the value of DefinePlugin wins",
    files: {
      '.env': 'WEBPACK_API=from-file',
      'src/index.js': 'console.log(process.env.WEBPACK_API);',
    },
    configuration: define,
    async holds(seen) {
      assert.match(seen.warnings.join(), /Conflicting values for 'process\.env\.WEBPACK_API'/);
      assert.equal(await printed(seen), 'defined');
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'but in a destructuring assignment such as const { WEBPACK_API } = process.env, that of the file.',
    files: {
      '.env': 'WEBPACK_API=from-file',
      'src/index.js': 'const {WEBPACK_API} = process.env; console.log(WEBPACK_API);',
    },
    configuration: define,
    holds: async (seen) => assert.equal(await printed(seen), 'from-file'),
    unless: {files: {'src/index.js': 'console.log(process.env.WEBPACK_API);'}},
  },
];
