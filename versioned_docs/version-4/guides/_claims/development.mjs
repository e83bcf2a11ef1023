import assert from 'node:assert/strict';

const files = {'src/index.js': 'console.log("postage");'};
const devtool = ({folder}) => ({
  context: folder,
  devtool: 'eval-source-map',
});

export default [
  {
    says: 'npx webpack without --mode builds for production, but argv.mode is undefined. The function then returns the map for development, so the bundle contains your whole source.',
    modes: ['production'],
    files: {'src/index.js': '/* secret comment */ console.log("postage");'},
    configuration: (context) => ({...devtool(context), mode: undefined}),
    holds: ({assets, warnings}) => {
      assert.match(warnings[0], /The 'mode' option has not been set/);
      const [, map] = /base64,([\w+/=]+)/.exec(assets['main.js']);
      assert.match(Buffer.from(map, 'base64').toString(), /secret comment/);
    },
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'Because the default of contentBase is the folder of the project, webpack-dev-server 3 also serves files such as package.json and your source.',
    modes: ['development'],
    files: {...files, 'public/robots.txt': 'none', 'package.json': '{"name": "postage"}'},
    configuration: ({folder}) => ({devServer: {contentBase: folder}}),
    holds: (seen) =>
      seen.serve(async ({get}) => assert.equal((await get('/package.json')).status, 200)),
    unless: {configuration: ({folder}) => ({devServer: {contentBase: `${folder}/public`}})},
  },
];
