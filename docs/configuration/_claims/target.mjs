import assert from 'node:assert/strict';

const failed = ({errors, thrown}) => String(thrown ?? errors);
const code = ({assets}) => Object.values(assets).join('\n');
const late = {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'};
const listed = (query) => ({
  ...late,
  'package.json': JSON.stringify({name: 'kiosk', browserslist: query}),
});
const arrow = /=>/;
const kit = {
  'src/index.js': 'import kit from "kit"; console.log(kit);',
  'node_modules/kit/package.json': '{"browser": "./browser.js", "main": "./main.js"}',
  'node_modules/kit/browser.js': 'module.exports = "browser.js";',
  'node_modules/kit/main.js': 'module.exports = "main.js";',
};
const followers = ['web', 'webworker', 'electron-renderer', 'browserslist:chrome 120'];
const others = [
  'node',
  'async-node',
  'electron-main',
  'electron-preload',
  'nwjs',
  'universal',
  'deno',
  'bun',
];
const noFormat = /no default script chunk format available/;

export default [
  {
    says: 'For pages, keep the default, and set the syntax with a Browserslist configuration.',
    files: listed('ie 11'),
    holds: (seen) => assert.doesNotMatch(code(seen), arrow),
    unless: {files: listed('chrome 120')},
  },
  {
    says: 'A misspelled value stops the build with a list of all values:',
    configuration: {target: 'nod'},
    holds: (seen) =>
      assert.match(failed(seen), /Unknown target 'nod'\. The following targets[^]+webworker/),
    unless: {configuration: {target: 'node'}},
  },
  {
    says: 'target never compiles your own code or packages to older syntax, for which',
    files: {
      'src/index.js': 'import kit from "kit"; console.log([1].map((own) => own ?? 2), kit);',
      'node_modules/kit/index.js': 'module.exports = [1].map((packaged) => packaged ?? 2);',
    },
    configuration: {target: ['web', 'es5'], devtool: false, optimization: {minimize: false}},
    holds(seen) {
      assert.match(code(seen), /\(own\) => own \?\? 2/);
      assert.match(code(seen), /\(packaged\) => packaged \?\? 2/);
    },
    unless: {files: {'src/index.js': 'console.log([1].map(function (own) { return own; }));'}},
  },
  {
    says: 'webpack always adds webpack and the condition of the mode.',
    files: {
      ...kit,
      'node_modules/kit/package.json': JSON.stringify({
        exports: {webpack: {development: './browser.js', production: './browser.js'}},
      }),
    },
    async holds({build}) {
      for (const target of [...followers, ...others])
        assert.match(code(await build({configuration: {target}})), /browser\.js/);
    },
    unless: {
      files: {
        'node_modules/kit/package.json': JSON.stringify({
          exports: {none: './browser.js', default: './main.js'},
        }),
      },
    },
  },
  {
    says: 'and Browserslist queries for browsers follow the browser field of a package: the same import gives browser.js with "web", but main.js with "node" and "universal"',
    files: kit,
    configuration: {devtool: false},
    async holds({build}) {
      for (const target of [...followers, ...others]) {
        const found = code(await build({configuration: {target}}));
        assert.match(found, followers.includes(target) ? /"browser\.js"/ : /"main\.js"/, target);
      }
    },
    unless: {configuration: {resolve: {aliasFields: [], mainFields: ['main']}}},
  },
  {
    says: 'a version that Browserslist does not know stops the build with Unknown version 30 of electron',
    configuration: {target: 'browserslist:electron 30'},
    holds: (seen) => assert.match(failed(seen), /Unknown version 30 of electron/),
    unless: {configuration: {target: 'electron30-renderer'}},
  },
  {
    says: 'Without a configuration, target: "browserslist" stops with No browserslist config found to handle the \'browserslist\' target.',
    configuration: {target: 'browserslist'},
    holds: (seen) => assert.match(failed(seen), /No browserslist config found/),
    unless: {files: listed('chrome 120')},
  },
  {
    says: 'A browser stops at a static import os from "node:os", which stays at the top of the file',
    files: {'src/index.js': 'import os from "node:os"; console.log(os);'},
    configuration: {target: 'universal', devtool: false},
    holds: ({assets}) =>
      assert.match(assets['main.mjs'], /^(?:\/\/.*\s|\s)*import\b.+"(?:node:)?os"/),
    unless: {files: {'src/index.js': 'import("node:os").then(console.log);'}},
  },
  {
    says: '"universal" works only as a single string. Next to another platform in a list, that one decides: ["web", "universal"] writes a script for browsers.',
    files: late,
    configuration: {target: ['web', 'universal'], devtool: false},
    async holds({assets, build}) {
      const web = await build({configuration: {target: 'web', devtool: false}});
      assert.ok(assets['main.js']);
      assert.deepEqual(assets, web.assets);
    },
    unless: {configuration: {target: 'universal', devtool: false}},
  },
  {
    says: 'In a list without another platform, or as --target universal, it fails with For the selected environment is no default script chunk format available.',
    configuration: {target: ['universal']},
    holds: (seen) => assert.match(failed(seen), noFormat),
    unless: {configuration: {target: 'universal'}},
  },
  {
    says: 'Adding a version has no effect.',
    files: late,
    configuration: {target: 'bun1.0'},
    async holds({assets, build}) {
      assert.deepEqual((await build({configuration: {target: 'bun'}})).assets, assets);
    },
    unless: {configuration: {target: 'node1.0'}},
  },
  {
    says: 'A list makes one build for all its members, so webpack uses a feature only if each has it.',
    files: late,
    configuration: {target: ['browserslist:chrome 120', 'browserslist:ie 11'], devtool: false},
    holds: (seen) => assert.doesNotMatch(code(seen), arrow),
    unless: {configuration: {target: ['browserslist:chrome 120', 'browserslist:firefox 120']}},
  },
  {
    says: 'A language version without an environment fails:',
    configuration: {target: 'es2020'},
    holds: (seen) => assert.match(failed(seen), noFormat),
    unless: {configuration: {target: ['web', 'es2020']}},
  },
  {
    says: '["web", "webworker"] fails in the same way, because the two load scripts differently.',
    configuration: {target: ['web', 'webworker']},
    holds: (seen) => assert.match(failed(seen), noFormat),
    unless: {configuration: {target: ['web', 'node']}},
  },
];
