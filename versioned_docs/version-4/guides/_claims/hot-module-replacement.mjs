import assert from 'node:assert/strict';

const code = 'console.log(module.hot ? "replaces" : "does not replace", typeof module.hot);';
const hot = ({webpack}) => ({
  devtool: false,
  plugins: [new webpack.HotModuleReplacementPlugin()],
});

const scoreboard = (accepting) => ({
  'src/sentence.js': 'export const sentence = (points) => `Home ${points}`;',
  'src/index.js': `
    import {sentence} from "./sentence.js";
    let points = 1;
    const show = () => log(sentence(points));
    log("index runs");
    show();
    ${accepting}
    export const update = () => module.hot.check(true);`,
});
const clock = (disposing) => ({
  'src/clock.js': `
    const data = module.hot && module.hot.data;
    log("Played: " + (data && data.seconds ? data.seconds : 0));
    if (module.hot) module.hot.accept();
    ${disposing}`,
  'src/index.js': 'import "./clock.js"; export const update = () => module.hot.check(true);',
});

export default [
  {
    says: 'In a build without the server, module.hot is undefined, so production mode leaves out the blocks of these conditions',
    modes: ['production'],
    files: {'src/index.js': code},
    holds: async ({assets, run}) => {
      assert.deepEqual((await run()).printed, ['does not replace undefined']);
      assert.doesNotMatch(assets['main.js'], /"replaces"/);
    },
    unless: {configuration: hot},
  },
  {
    says: 'because the parser of webpack 4 does not know module.hot?.data',
    files: {'src/index.js': 'console.log(module.hot?.data);'},
    configuration: hot,
    holds: ({errors}) => assert.match(errors[0], /Module parse failed: Unexpected token/),
    unless: {files: {'src/index.js': 'console.log(module.hot && module.hot.data);'}},
  },
  {
    says: 'HMR and these placeholders in output.filename do not go together in version 4.',
    files: {'src/index.js': code},
    configuration: (context) => ({...hot(context), output: {filename: '[name].[contenthash].js'}}),
    holds: ({errors}) =>
      assert.match(errors.join(), /Cannot use \[chunkhash\] or \[contenthash\] for chunk/),
    unless: {configuration: {output: {filename: '[name].js'}}},
  },
  {
    says: 'index.js itself did not run again, which is why points keeps its value.',
    modes: ['development'],
    files: scoreboard('module.hot.accept("./sentence.js", show);'),
    holds: async (seen) => {
      const {logged} = await seen.update({
        'src/sentence.js': 'export const sentence = (points) => `Hosts ${points}`;',
      });
      assert.deepEqual(logged, ['index runs', 'Home 1', 'Hosts 1']);
    },
    unless: {files: scoreboard('module.hot.accept("./sentence.js");')},
  },
  {
    says: 'webpack calls the function of dispose before that. What the function stores in its argument is module.hot.data in the next version.',
    modes: ['development'],
    files: clock('if (module.hot) module.hot.dispose((data) => { data.seconds = 10; });'),
    holds: async (seen) => {
      const {logged} = await seen.update({'src/clock.js': clock('')['src/clock.js']});
      assert.deepEqual(logged, ['Played: 0', 'Played: 10']);
    },
    unless: {files: clock('')},
  },
];
