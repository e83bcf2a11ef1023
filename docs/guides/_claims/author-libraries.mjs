import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';

/** Whether the file of the first of two configurations remains, when the second runs after it. */
async function firstRemains({webpack, mode, folder, stats}) {
  const {clean} = stats.compilation.options.output;
  const build = (filename, type, dependencies) => ({
    name: filename,
    dependencies,
    mode,
    context: folder,
    output: {path: `${folder}/list`, filename, clean, library: {type}},
  });
  const list = [
    build('seed-kit.mjs', 'module', []),
    build('seed-kit.cjs', 'commonjs-static', ['seed-kit.mjs']),
  ];
  await new Promise((resolve, reject) =>
    webpack(list, (error) => (error ? reject(error) : resolve())),
  );
  assert.ok(existsSync(`${folder}/list/seed-kit.cjs`));
  return existsSync(`${folder}/list/seed-kit.mjs`);
}

const both = `export { default } from "minisearch";
export { default as SearchableMap } from "minisearch/SearchableMap";`;

export default [
  {
    says: 'matches only this exact request, so webpack would bundle minisearch/SearchableMap',
    files: {'src/index.js': both},
    configuration: {
      devtool: false,
      output: {library: {type: 'module'}},
      externals: ['minisearch'],
    },
    holds({assets, mode}) {
      assert.match(assets['main.mjs'], /SearchableMap/);
      assert.ok(assets['main.mjs'].length > (mode === 'production' ? 3000 : 20_000));
    },
    unless: {
      configuration: {
        devtool: false,
        output: {library: {type: 'module'}},
        externals: [/^minisearch(\/|$)/],
      },
    },
  },
  {
    says: 'A library that exports both modules has 4,173 bytes with the string',
    modes: ['production'],
    files: {'src/index.js': both},
    configuration: {output: {library: {type: 'module'}}, externals: ['minisearch']},
    async holds({assets, build}) {
      assert.equal(Math.round(assets['main.mjs'].length / 100), 42);
      const other = await build({
        configuration: {output: {library: {type: 'module'}}, externals: [/^minisearch(\/|$)/]},
      });
      assert.equal(Math.round(other.assets['main.mjs'].length / 10), 13);
    },
    unless: {configuration: {externals: []}},
  },
  {
    says: 'the modules in the CommonJS file and in the script would also be strings in calls of eval()',
    modes: ['development'],
    files: {'src/index.js': 'export const seeds = ["beet"];'},
    configuration: {output: {library: {type: 'commonjs-static'}}},
    async holds({assets, build}) {
      assert.match(assets['main.js'], /eval\("/);
      const variable = await build({
        configuration: {output: {library: {type: 'var', name: 'seedKit'}}},
      });
      assert.match(variable.assets['main.js'], /eval\("/);
    },
    unless: {configuration: {output: {library: {type: 'module'}}}},
  },
  {
    says: 'so each build deletes the files of those that finished before',
    configuration: {output: {clean: true}},
    holds: async (seen) => assert.equal(await firstRemains(seen), false),
    unless: {configuration: {output: {clean: false}}},
  },
  {
    says: 'The scripts themselves grow by one comment of 37 or 38 bytes:',
    files: {'src/index.js': 'export const seeds = ["beet"];'},
    configuration: {
      devtool: 'source-map',
      output: {filename: 'seed-kit.mjs', library: {type: 'module'}},
    },
    async holds({assets, build}) {
      const plain = await build({
        configuration: {
          devtool: false,
          output: {filename: 'seed-kit.mjs', library: {type: 'module'}},
        },
      });
      assert.equal(assets['seed-kit.mjs'].length - plain.assets['seed-kit.mjs'].length, 38);
    },
    unless: {configuration: {devtool: false}},
  },
  {
    says: 'For the default target, web, this is self:',
    files: {'src/index.js': 'export const seeds = ["beet"];'},
    configuration: {output: {library: {type: 'umd', name: 'seedKit'}}},
    holds: ({assets}) => assert.match(assets['main.js'], /\}\)?\(self,/),
    unless: {configuration: {target: 'node'}},
  },
];
