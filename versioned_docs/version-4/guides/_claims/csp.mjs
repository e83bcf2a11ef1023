import assert from 'node:assert/strict';

const files = {'src/index.js': 'console.log("pressed");'};

export default [
  {
    says: 'In development mode, each module is a string that the bundle passes to eval, because devtool is "eval" by default.',
    modes: ['development'],
    files,
    holds: ({assets}) => assert.match(assets['main.js'], /^eval\(.+pressed/m),
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'In production mode, devtool is off by default.',
    modes: ['production'],
    files,
    holds: ({assets}) => {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.doesNotMatch(assets['main.js'], /eval|sourceMappingURL/);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'In a bundle that the page loads with a classic <script>, this line does not run',
    files: {'src/index.js': 'console.log(typeof global);'},
    async holds({assets, run}) {
      assert.match(assets['main.js'], /new Function\(/);
      const code = [];
      const Function = function (text) {
        code.push(text);
        return () => undefined;
      };
      await run(['main.js'], {Function});
      assert.deepEqual(code, []);
    },
    // A module script is strict, too.
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.BannerPlugin({banner: '"use strict";', raw: true})],
      }),
    },
  },
];
