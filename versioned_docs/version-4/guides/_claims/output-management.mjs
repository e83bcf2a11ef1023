import assert from 'node:assert/strict';
import {readdirSync, writeFileSync} from 'node:fs';

const filename = 'books.[contenthash:8].js';

export default [
  {
    says: 'If file names contain hashes, each change leaves an old file behind',
    configuration: {name: 'changed', output: {filename}},
    holds: async ({webpack, mode, folder, stats}) => {
      const {name} = stats.compilation.compiler.options;
      if (name === 'changed') writeFileSync(`${folder}/src/index.js`, 'console.log("changed");');
      const compiler = webpack({mode, context: folder, output: {path: `${folder}/dist`, filename}});
      await new Promise((resolve) => {
        compiler.run(resolve);
      });
      assert.equal(readdirSync(`${folder}/dist`).length, 2);
    },
    unless: {configuration: {name: 'unchanged'}},
  },
  {
    says: "output.clean is an error: configuration.output has an unknown property 'clean'",
    configuration: {output: {clean: true}},
    holds: ({thrown}) =>
      assert.match(String(thrown), /configuration\.output has an unknown property 'clean'/),
    unless: {configuration: {output: {}}},
  },
];
