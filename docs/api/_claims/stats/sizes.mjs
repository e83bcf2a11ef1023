import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

const finished = (start) =>
  new Promise((resolve) => start((error, stats) => resolve({error, stats})));
const image = {rules: [{test: /\.svg$/, type: 'asset/resource'}]};
const files = {'src/index.js': 'import "./x.svg";', 'src/x.svg': '<svg/>'};
const large = {'src/index.js': `console.log("${'a'.repeat(300_000)}");`};
const named = {'package.json': '{"name": "oven"}'};

export default [
  {
    says: 'whether webpack compared it with a file of the same size on disk; if emitted is false, the content was the same',
    files: {...named, 'src/index.js': 'console.log("bread");'},
    async holds({webpack, folder, stats}) {
      const options = {...stats.compilation.options};
      options.output = {...options.output, path: `${folder}/out`, clean: false};
      const build = () => finished((end) => webpack(options).run(end));
      const {compilation} = (await build()).stats;
      const [{name, info}] = compilation.getAssets();
      writeFileSync(`${folder}/out/${name}`, 'x'.repeat(info.size));
      const seen = async () => {
        const [{emitted, comparedForEmit}] = (await build()).stats.toJson().assets;
        return {emitted, comparedForEmit};
      };
      assert.deepEqual(await seen(), {emitted: true, comparedForEmit: true});
      assert.deepEqual(await seen(), {emitted: false, comparedForEmit: true});
    },
    unless: {configuration: {output: {filename: 'main.js', compareBeforeEmit: false}}},
  },
  {
    says: 'always false where the option performance is off, as in development mode',
    files: large,
    configuration: ({mode}) => (mode === 'production' ? {performance: false} : {}),
    holds({stats}) {
      const [{isOverSizeLimit}] = stats.toJson().assets;
      assert.equal(isOverSizeLimit, false);
    },
    unless: {configuration: {devtool: false, performance: {hints: 'warning'}}},
  },
  {
    says: 'an estimate for files of another kind, such as 42 for an image with its own file',
    files,
    configuration: {module: image},
    holds({stats}) {
      const {modules} = stats.toJson();
      const [{size, sizes}] = modules.filter(({name}) => name === './src/x.svg');
      assert.deepEqual([size, sizes.asset], [42, 6]);
    },
    unless: {configuration: {module: {rules: [{test: /\.svg$/, type: 'asset/inline'}]}}},
  },
];
