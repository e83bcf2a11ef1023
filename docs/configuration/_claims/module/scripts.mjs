import assert from 'node:assert/strict';

const javascript = (options, more) => ({
  devtool: false,
  module: {parser: {javascript: options}},
  ...more,
});
const code = ({assets}) => Object.values(assets).join('\n');
const missing = {
  'src/index.js': 'import {volume} from "./shapes.js"; console.log(volume);',
  'src/shapes.js': 'export const area = 1;',
};
const reexport = {
  'src/index.js': 'import {volume} from "./again.js"; console.log(volume);',
  'src/again.js': 'export {volume} from "./shapes.js";',
  'src/shapes.js': 'export const area = 1;',
};
const shapes = {'src/shapes.js': 'export const area = 1;'};
const later = {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'};
const picture = {
  'src/index.js': 'console.log(new URL("./a.png", import.meta.url).href);',
  'src/a.png': 'picture',
};
const hinted = (...urlHints) => javascript({urlHints}, {entry: './src/page.html'});
const page = {
  'src/page.html': '<!doctype html><title>x</title><script src="./index.js"></script>',
  ...picture,
};
const hints = ({assets}) => assets['page.html'].match(/rel="?(?:preload|prefetch)/g) ?? [];

const ensuring = (parameter) => ({
  'src/index.js': `require.ensure([], function (${parameter}) { require("./late.js"); });`,
  'src/late.js': 'console.log("late");',
});

const worklet = (variable) => ({
  'src/index.js': `const ${variable} = new AudioContext(); ${variable}.audioWorklet.addModule(new URL("./tone.js", import.meta.url));`,
  'src/tone.js': 'import {hertz} from "./hertz.js"; registerProcessor(hertz);',
  'src/hertz.js': 'export const hertz = 440;',
});
const isCopy = (text) => /^import ?\{ ?hertz/.test(text);

export default [
  {
    says: 'If the callback has a parameter named require, as in function (require) { … }, webpack does not bundle the file.',
    files: ensuring('require'),
    configuration: javascript({requireEnsure: false}),
    holds: (seen) => assert.doesNotMatch(code(seen), /"late"/),
    unless: {files: ensuring('')},
  },
  {
    says: '"error" fails the build, "warn" warns, and false is silent and gives undefined.',
    files: missing,
    configuration: javascript({exportsPresence: false}),
    async holds({errors, warnings, run, build}) {
      assert.deepEqual([errors, warnings], [[], []]);
      assert.deepEqual((await run()).printed, ['undefined']);
      const counts = async (exportsPresence) => {
        const seen = await build({configuration: javascript({exportsPresence})});
        return [seen.errors.length, seen.warnings.length];
      };
      assert.deepEqual(await counts('error'), [1, 0]);
      assert.deepEqual(await counts('warn'), [0, 1]);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Overrides exportsPresence for import only.',
    files: missing,
    configuration: javascript({exportsPresence: 'error', importExportsPresence: false}),
    async holds({errors, build}) {
      assert.deepEqual(errors, []);
      assert.equal((await build({files: reexport})).errors.length, 1);
    },
    unless: {configuration: javascript({exportsPresence: 'error'})},
  },
  {
    says: 'Overrides exportsPresence for export … from only.',
    files: reexport,
    configuration: javascript({exportsPresence: 'error', reexportExportsPresence: false}),
    async holds({errors, build}) {
      assert.deepEqual(errors, []);
      assert.equal((await build({files: missing})).errors.length, 1);
    },
    unless: {configuration: javascript({exportsPresence: 'error'})},
  },
  {
    says: 'webpack preloads only from chunks that are themselves loaded later, so an import() in an entry is not preloaded.',
    files: {
      'src/index.js': 'import("./late.js");',
      'src/late.js': 'import("./later.js");',
      'src/later.js': '',
    },
    configuration: javascript({dynamicImportPreload: true}),
    async holds(seen) {
      assert.match(code(seen), /"preload"/);
      const entry = await seen.build({files: {'src/late.js': ''}});
      assert.doesNotMatch(code(entry), /"preload"/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'and the import fails unless something else has loaded the module',
    files: {
      'src/index.js':
        'import("./late.js").then(() => console.log("here"), ({message}) => console.log(message));',
      'src/late.js': 'console.log("late");',
    },
    configuration: javascript({dynamicImportMode: 'weak'}),
    async holds({run, build}) {
      assert.match((await run()).printed.join(), /is not available \(weak dependency\)/);
      const loaded = await build({
        configuration: {entry: ['./src/late.js', './src/index.js']},
      });
      assert.deepEqual((await loaded.run()).printed, ['late', 'here']);
    },
    unless: {configuration: javascript({dynamicImportMode: 'eager'})},
  },
  {
    says: 'unless importMeta leaves that as it is',
    files: picture,
    configuration: javascript({url: false}),
    async holds(seen) {
      assert.match(code(seen), /file:\/\/\/.*\/src\/index\.js/);
      assert.equal(Object.keys(seen.assets).length, 1);
      const alone = await seen.build({configuration: javascript({url: false, importMeta: false})});
      assert.match(code(alone), /import\.meta\.url/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'so a production build stops in the minimizer.',
    modes: ['production'],
    files: {'src/index.js': 'import {area} from "./shapes.js"; console.log(area);', ...shapes},
    configuration: javascript({esm: false}),
    holds: ({errors}) => assert.match(errors.join(), /minimizer-webpack-plugin/),
    unless: {configuration: javascript({})},
  },
  {
    says: 'webpack then usually finds a require that it cannot analyze. It writes an empty context module instead, and warns:',
    files: {'src/index.js': 'console.log(require.context("./parts"));', 'src/parts/a.js': 'here'},
    configuration: javascript({requireContext: false}),
    holds(seen) {
      assert.match(seen.warnings.join(), /Critical dependency: require function/);
      assert.doesNotMatch(code(seen), /here/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'similar calls; off unless true, and deprecated',
    files: {...later, 'src/index.js': 'System.import("./late.js");'},
    configuration: javascript({system: true}),
    async holds({warnings, assets, build}) {
      assert.match(warnings.join(), /System\.import\(\) is deprecated/);
      assert.equal(Object.keys(assets).length, 2);
      const off = await build({configuration: {module: {}}});
      assert.equal(Object.keys(off.assets).length, 1);
    },
    unless: {configuration: javascript({system: false})},
  },
  {
    says: 'instead: without it, deferImport failed in production',
    modes: ['production'],
    files: {
      'src/index.js': 'import defer * as late from "./late.js"; console.log(late.value);',
      'src/late.js': 'export const value = 1;',
    },
    configuration: javascript({deferImport: true}),
    holds: ({errors}) => assert.ok(errors.length > 0),
    unless: {configuration: {experiments: {deferImport: true}}},
  },
  {
    says: 'for code that fails in an ES module, such as with or arguments.callee. It applies if the output is one',
    files: {'src/index.js': 'console.log(arguments.callee);'},
    configuration: javascript({strictModeViolations: 'error'}, {output: {module: true}}),
    async holds({errors, build}) {
      assert.match(errors.join(), /arguments\.callee/);
      assert.deepEqual((await build({configuration: {output: {}}})).errors, []);
    },
    unless: {configuration: javascript({strictModeViolations: false})},
  },
  {
    says: 'Without an entry for Pool, webpack only copies the file of new Pool(new URL("./p.js", import.meta.url)), minimized in production, and leaves out what it imports.',
    files: {
      'src/index.js': 'new Pool(new URL("./p.js", import.meta.url));',
      'src/p.js': 'import "./q.js";   console.log("of p");',
      'src/q.js': 'console.log("of q");',
    },
    configuration: javascript({}),
    holds(seen) {
      const copied = Object.values(seen.assets).find((text) => text.includes('of p'));
      assert.match(
        copied,
        seen.mode === 'production'
          ? /^import"\.\/q\.js",?;?console/
          : /^import "\.\/q\.js"; {3}console/,
      );
      assert.doesNotMatch(code(seen), /of q/);
    },
    unless: {configuration: javascript({worker: ['Pool', '...']})},
  },
  {
    says: 'In its list of rules, later ones win.',
    files: page,
    configuration: hinted({test: /a/, preload: true}, {test: /a/, preload: false, prefetch: true}),
    holds: (seen) =>
      assert.deepEqual(
        hints(seen).map((one) => one.slice(-8)),
        ['prefetch'],
      ),
    unless: {
      configuration: hinted({test: /a/, prefetch: true}, {test: /a/, preload: true}),
    },
  },
  {
    says: 'A magic comment at the URL itself wins for the keys that it sets, but it cannot turn a hint off.',
    files: {
      ...page,
      'src/index.js': `console.log(
        new URL(/* webpackFetchPriority: "low" */ "./a.png", import.meta.url).href,
        new URL(/* webpackPreload: false */ "./b.png", import.meta.url).href,
      );`,
      'src/b.png': 'another',
    },
    configuration: hinted({test: /png/, preload: true, fetchPriority: 'high'}),
    holds(seen) {
      assert.equal(hints(seen).length, 2);
      assert.match(seen.assets['page.html'], /fetchpriority="?low/);
    },
    unless: {configuration: hinted({test: /b\.png/, preload: true})},
  },
  {
    says: 'The variable has to have that name: for player.audioWorklet.addModule(), set ["*player.audioWorklet.addModule()", "..."].',
    files: worklet('player'),
    configuration: javascript({worklet: ['*player.audioWorklet.addModule()', '...']}),
    holds: ({assets}) => assert.ok(Object.keys(assets).every((name) => !isCopy(assets[name]))),
    unless: {configuration: javascript({worklet: true})},
  },
  {
    says: 'webpack only copies the file of any other call, without its imports.',
    files: worklet('player'),
    configuration: javascript({worklet: true}),
    holds: ({assets}) => assert.ok(Object.keys(assets).some((name) => isCopy(assets[name]))),
    unless: {files: worklet('context')},
  },
];
