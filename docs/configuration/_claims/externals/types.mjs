import assert from 'node:assert/strict';

const code = ({assets}) => Object.values(assets).join('\n');
const failed = ({errors, thrown}) => String(thrown ?? errors);
const modern = {target: ['web', 'es2020'], output: {module: true}};
const named = {
  'src/index.js': 'import {one} from "numbers"; console.log(one, import("letters"));',
};
const scripts = {
  'src/index.js': `
    import("./part.js").then(() => console.log("part runs"));
    console.log("entry runs");`,
  'src/part.js': 'import $ from "jquery"; console.log($);',
};
const byScript = {
  externalsType: 'script',
  externals: {jquery: ['https://cdn.example/jquery.min.js', 'jQuery']},
};
/** A page that loads a script some time after it was asked for. */
function page() {
  const globals = {
    document: {
      currentScript: {src: 'http://page.example/main.js', tagName: 'SCRIPT'},
      getElementsByTagName: () => [],
      createElement: () => ({setAttribute() {}}),
      head: {
        appendChild: (script) => {
          setImmediate(() => {
            globals.self.jQuery = 'loaded';
            script.onload({type: 'load', target: script});
          });
        },
      },
    },
  };
  Object.defineProperty(globals, 'self', {value: globals, writable: true});
  return globals;
}
const asset = {
  'src/index.js': 'import "./a.css"; console.log(new URL("./logo.png", import.meta.url).href);',
  'src/a.css': 'a { background: url(./logo.png) }',
};
const logo = 'https://cdn.example/logo.png';

export default [
  {
    says: 'in production, webpack imports only the names that you use.',
    modes: ['production'],
    files: named,
    configuration: {...modern, externals: {numbers: 'module numbers', letters: 'var 1'}},
    holds: (seen) => assert.match(code(seen), /import\s?{\s?one\b[^}]*}\s?from\s?"numbers"/),
    unless: {files: {'src/index.js': 'import * as numbers from "numbers"; console.log(numbers);'}},
  },
  {
    says: 'In a classic script, webpack writes import() instead, and if the target does not support that, the build fails:',
    files: {'src/index.js': 'import {one} from "numbers"; console.log(one);'},
    configuration: {target: ['web', 'es5'], externals: {numbers: 'module numbers'}},
    async holds(seen) {
      assert.match(failed(seen), /doesn't support dynamic import\(\) syntax/);
      const able = await seen.build({configuration: {target: ['web', 'es2020']}});
      assert.match(code(able), /import\("numbers"\)/);
    },
    unless: {configuration: {target: ['web', 'es2020']}},
  },
  {
    says: 'stay as they are if the target supports them',
    files: {'src/index.js': 'import defer * as chart from "chart"; console.log(chart.draw);'},
    configuration: {
      externals: {chart: 'module chart'},
      experiments: {deferImport: true},
      target: ['web', 'es2020'],
      output: {module: true, environment: {deferImport: true}},
    },
    holds: (seen) => assert.match(code(seen), /import defer\s?\* ?as/),
    unless: {configuration: {output: {module: true}}},
  },
  {
    says: 'If the target does not support them, the build fails:',
    files: {'src/index.js': 'import defer * as chart from "chart"; console.log(chart.draw);'},
    configuration: {
      ...modern,
      externals: {chart: 'module chart'},
      experiments: {deferImport: true},
    },
    holds: (seen) => assert.match(failed(seen), /doesn't support 'import defer'/),
    unless: {configuration: {output: {module: true, environment: {deferImport: true}}}},
  },
  {
    says: 'Keeps the form of your code, with a static import at the top and an import() where it is. Keep this default for ES modules.',
    files: named,
    configuration: {...modern, externals: ['numbers', 'letters']},
    holds(seen) {
      assert.match(code(seen), /import\s?(?:{|\*).+from\s?"numbers"/);
      assert.match(code(seen), /import\("letters"\)/);
    },
    unless: {configuration: {externalsType: 'import'}},
  },
  {
    says: 'Modules that import it wait for the script, while with import(), only that call waits.',
    files: scripts,
    configuration: byScript,
    async holds({run}) {
      const {printed} = await run('main.js', page());
      assert.deepEqual(printed.slice(0, 1), ['entry runs']);
    },
    unless: {
      files: {'src/index.js': 'import $ from "jquery"; console.log($); console.log("entry runs");'},
    },
  },
  {
    says: 'asset-url and its old name css-url do the same as asset.',
    files: asset,
    configuration: {externals: {'./logo.png': `asset-url ${logo}`}},
    async holds({assets, errors, build}) {
      assert.deepEqual(errors, []);
      assert.match(assets['main.css'], /url\(https:\/\/cdn\.example/);
      for (const type of ['asset', 'css-url']) {
        const same = await build({configuration: {externals: {'./logo.png': `${type} ${logo}`}}});
        assert.deepEqual(same.assets, assets);
      }
    },
    unless: {configuration: {externals: {'./logo.png': `var "${logo}"`}}},
  },
  {
    says: 'All three also work for <img src="./logo.png"> in HTML that webpack builds;',
    files: {'src/page.html': '<!doctype html><img src="./logo.png">'},
    configuration: {entry: './src/page.html', externals: {'./logo.png': `asset ${logo}`}},
    async holds({assets, build}) {
      assert.match(assets['page.html'], /src="?https:\/\/cdn\.example/);
      for (const type of ['asset-url', 'css-url']) {
        const externals = {'./logo.png': `${type} ${logo}`};
        const same = await build({configuration: {externals}});
        assert.equal(same.assets['page.html'], assets['page.html']);
      }
    },
    unless: {
      files: {'src/page.html': '<!doctype html><p>no image</p>'},
    },
  },
  {
    says: 'always loads them with import(), when the importing module runs',
    files: {'src/index.js': 'import {c} from "https://cdn.example/c.js"; console.log(c);'},
    configuration: {...modern, externalsPresets: {web: false, webAsync: true}},
    holds: (seen) => assert.match(code(seen), /import\("https:\/\/cdn\.example\/c\.js"\)/),
    unless: {configuration: {externalsPresets: {web: true}}},
  },
  {
    says: 'because an import logo from "./logo.png" breaks the production bundle of webpack 5.113.0:',
    modes: ['production'],
    files: {'src/index.js': 'import logo from "./logo.png"; console.log(logo);'},
    configuration: {externals: {'./logo.png': `asset ${logo}`}},
    holds: async ({run}) =>
      assert.match(
        String((await run('main.js')).failure),
        /logo_png_namespaceObject is not defined/,
      ),
    unless: {
      files: {'src/index.js': 'console.log(new URL("./logo.png", import.meta.url).href);'},
    },
  },
];
