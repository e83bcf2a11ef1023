import assert from 'node:assert/strict';
import {cpSync} from 'node:fs';
import path from 'node:path';

/**
 * Links `node_modules/ui` to a folder without asking the operating system: webpack reads the link,
 * and a copy of the files behind it.
 */
const linked = (target) => ({
  apply(compiler) {
    const link = `${compiler.context}/node_modules/ui`;
    cpSync(`${compiler.context}/${target}`, link, {recursive: true});
    const system = compiler.inputFileSystem;
    const {readlink} = system;
    system.readlink = (file, ...more) =>
      file === link
        ? more.at(-1)(null, path.resolve(compiler.context, target))
        : readlink.call(system, file, ...more);
  },
});
const files = {
  'src/index.js': 'import react from "tiny-react"; import ui from "ui"; console.log(react, ui);',
  'node_modules/tiny-react/index.js': 'export default "own";',
  'packages/ui/index.js': 'import react from "tiny-react"; export default react;',
};
const twice = {...files, 'packages/ui/node_modules/tiny-react/index.js': 'export default "of ui";'};
const project = (resolve, folder = 'packages/ui') => ({plugins: [linked(folder)], resolve});

export default [
  {
    says: 'If React is installed there too, the bundle contains two copies of React',
    files: twice,
    configuration: project({}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['own of ui']),
    unless: {
      configuration: ({folder}) =>
        project({alias: {'tiny-react': `${folder}/node_modules/tiny-react`}}),
    },
  },
  {
    says: "The first folder in resolve.modules wins over the package's own node_modules, so React and other packages that both have are in the bundle once.",
    files: twice,
    configuration: ({folder}) => project({modules: [`${folder}/node_modules`, 'node_modules']}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['own own']),
    unless: {configuration: project({})},
  },
  {
    says: 'Alternatively, keep true and set modules: ["node_modules", path.resolve(__dirname, "node_modules")].',
    files: {
      'app/src/index.js': files['src/index.js'],
      'app/node_modules/tiny-react/index.js': files['node_modules/tiny-react/index.js'],
      'ui/index.js': files['packages/ui/index.js'],
    },
    configuration: ({folder}) => ({
      context: `${folder}/app`,
      ...project({modules: ['node_modules', `${folder}/app/node_modules`]}, '../ui'),
    }),
    holds: async ({run, errors}) => {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['own own']);
    },
    unless: {configuration: project({}, '../ui')},
  },
];
