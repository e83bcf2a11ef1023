import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const moon = {
  'src/index.js':
    'export const phase = (day) => Math.floor((day % 29.5) / 7.4); export default "moon";',
};
const library = (options, more) => ({output: {library: options, ...more}});

const listed = (entryExports) => ({
  target: 'node',
  entry: ['./src/a.js', './src/b.js'],
  ...library({type: 'commonjs2', entryExports}),
});

/** Imports a name of the bundle as an ES module of Node.js does. */
async function importing(folder) {
  const user = `${folder}/dist/user.mjs`;
  writeFileSync(user, "import {phase} from './main.js'; export default typeof phase;");
  return import(pathToFileURL(user)).then((module) => module.default, String);
}

export default [
  {
    says: 'for which the target chooses: self for web, global for node, and globalThis for targets such as bun, deno and ["web", "node"]',
    files: moon,
    configuration: {target: 'bun', ...library({type: 'global', name: 'moon'}), devtool: false},
    async holds({assets, build}) {
      const objects = {globalThis: assets, self: {}, global: {}};
      for (const [name, target] of [
        ['self', 'web'],
        ['global', 'node'],
      ])
        objects[name] = (await build({configuration: {target}})).assets;
      for (const [name, files] of Object.entries(objects))
        assert.match(Object.values(files).join(''), new RegExp(`\\b${name}\\.moon\\b`));
    },
    unless: {configuration: {output: {library: {type: 'window', name: 'moon'}}}},
  },
  {
    says: 'require() of the bundle gives {}, and production drops exports that nothing uses',
    files: moon,
    configuration: {target: 'node'},
    holds({load, mode, assets}) {
      assert.deepEqual(Object.keys(load()), []);
      if (mode === 'production') assert.doesNotMatch(assets['main.js'], /7\.4/);
    },
    unless: {configuration: library({type: 'commonjs2'})},
  },
  {
    says: 'An unknown type stops the build with this error:',
    configuration: library({type: 'nope'}),
    holds: ({thrown}) => assert.match(String(thrown), /Unsupported library type nope/),
    unless: {configuration: library({type: 'commonjs2'})},
  },
  {
    says: "webpack's own code in the bundle then no longer runs in strict mode",
    files: {'src/index.cjs': 'exports.a = 1;'},
    configuration: {
      entry: './src/index.cjs',
      optimization: {minimize: false},
      ...library({type: 'assign', name: 'moon'}),
    },
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /^\W*"use strict"/m),
    unless: {
      files: {'src/index.cjs': '"use strict"; exports.a = 1;'},
      configuration: {entry: './src/index.cjs', ...library({type: 'var', name: 'moon'})},
    },
  },
  {
    says: 'In an ES module, only that name remains.',
    files: moon,
    configuration: library({type: 'module', export: 'phase'}, {module: true}),
    holds({assets}) {
      const [, names] = /export\s*\{([^}]*)\}/.exec(assets['main.mjs']);
      assert.match(names, /phase/);
      assert.doesNotMatch(names, /default/);
    },
    unless: {configuration: library({type: 'module'}, {module: true})},
  },
  {
    says: 'Add a type that an entry function or a plugin brings, and keep "...". If the type of output.library is missing from the list, the bundle exports nothing, and no error says so.',
    files: moon,
    configuration: {
      target: 'node',
      output: {library: {type: 'commonjs2'}, enabledLibraryTypes: ['var']},
    },
    holds({errors, load}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(Object.keys(load()), []);
    },
    unless: {configuration: {output: {library: {type: 'commonjs2'}}}},
  },
  {
    says: 'If the type of an entry is missing, the build fails with Library type "commonjs2" is not enabled.',
    files: moon,
    configuration: {
      target: 'node',
      entry: {main: {import: './src/index.js', library: {type: 'commonjs2'}}},
      output: {enabledLibraryTypes: ['var']},
    },
    holds: ({thrown, errors}) =>
      assert.match(String(thrown ?? errors), /Library type "commonjs2" is not enabled/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'so moon-phase fails with Library name base (moon-phase) must be a valid identifier when using a var declaring library type.',
    configuration: library({type: 'var', name: 'moon-phase'}),
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /\(moon-phase\) must be a valid identifier/),
    unless: {configuration: library({type: 'var', name: 'moonPhase'})},
  },
  {
    says: 'Leave out name, because with a name, the build fails with Library name must be unset.',
    configuration: library({type: 'module', name: 'moon'}, {module: true}),
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /Library name must be unset/),
    unless: {configuration: library({type: 'module'}, {module: true})},
  },
  {
    says: 'Keep packages that your users install themselves, such as React, out of the bundle with externals, because an application otherwise loads them twice.',
    files: {
      'src/index.js': 'export {default} from "react";',
      'node_modules/react/index.js': 'module.exports = "code of the package";',
    },
    configuration: {...library({type: 'commonjs2'}), externals: ['react']},
    holds({assets}) {
      assert.doesNotMatch(assets['main.js'], /code of the package/);
      assert.match(assets['main.js'], /require\("react"\)/);
    },
    unless: {configuration: {externals: []}},
  },
  {
    says: 'with "last", only those of the last module, and with "all", those of all.',
    files: {'src/a.js': 'export const a = 1;', 'src/b.js': 'export const b = 2;'},
    configuration: listed('last'),
    async holds({load, build}) {
      assert.deepEqual(Object.keys(load()), ['b']);
      const all = await build({configuration: listed('all')});
      assert.deepEqual(Object.keys(all.load()).sort(), ['a', 'b']);
    },
    unless: {configuration: listed('all')},
  },
  {
    says: 'Writes an ES module whose exports other tools can see and drop, and turns on output.module.',
    modes: ['production'],
    files: moon,
    configuration: library({type: 'module'}),
    async holds({assets, build}) {
      const [text] = Object.values(assets);
      const user = await build({
        files: {
          'src/index.js': 'import {phase} from "./moon.mjs"; console.log(phase(location));',
          'src/moon.mjs': text,
        },
        configuration: {output: {}},
      });
      assert.match(user.assets['main.js'], /7\.4/);
      assert.doesNotMatch(user.assets['main.js'], /moon/);
    },
    unless: {configuration: library({type: 'var', name: 'moon'})},
  },
  {
    says: "import { phase } of such a file fails, because Node.js does not see its names: SyntaxError: Named export 'phase' not found.",
    files: moon,
    configuration: {target: 'node', ...library({type: 'commonjs2'})},
    holds: async ({folder}) =>
      assert.match(await importing(folder), /^SyntaxError: Named export 'phase' not found/),
    unless: {configuration: library({type: 'commonjs-static'})},
  },
  {
    says: 'Node.js does not have it, so require("./moon.js") throws ReferenceError: self is not defined.',
    files: moon,
    configuration: library({type: 'umd', name: 'moon'}),
    holds: ({load}) => assert.throws(() => load(), /ReferenceError: self is not defined/),
    unless: {configuration: library({type: 'umd', name: 'moon'}, {globalObject: 'this'})},
  },
  {
    says: 'each sets one part of library and takes precedence over it there.',
    files: moon,
    configuration: {
      target: 'node',
      ...library(
        {type: 'var', name: 'moon', export: 'phase'},
        {
          libraryTarget: 'commonjs2',
          libraryExport: 'default',
        },
      ),
    },
    holds: ({load}) => assert.deepEqual(load(), {moon: 'moon'}),
    unless: {configuration: {...library({type: 'commonjs2', name: 'moon', export: 'phase'})}},
  },
];
