import assert from 'node:assert/strict';

const dark = {'src/boat.module.css': '.boat { border-left: 4px solid var(--water); }'};
const imports = (name, more = {}) => ({...more, 'src/index.js': `import "${name}";`});
const styles = ({assets}) => assets['main.css'] ?? '';
const auto = (parser) => ({module: {parser: {'css/auto': parser}}});

export default [
  {
    says: 'because a script does not load the stylesheet of its own entry.',
    files: imports('./page.css', {'src/page.css': 'h1 { color: teal; }'}),
    configuration: {devtool: false},
    holds({assets}) {
      assert.ok(assets['main.css']);
      assert.doesNotMatch(assets['main.js'], /main\.css|createElement/);
    },
    unless: {configuration: {module: {parser: {css: {exportType: 'style'}}}}},
  },
  {
    says: 'In development, names are longer and say where they come from:',
    modes: ['development'],
    files: {
      'package.json': '{"name": "boat-hire"}',
      ...imports('./boat.module.css', {'src/boat.module.css': '.is-free { color: teal; }'}),
    },
    holds: (seen) => assert.match(styles(seen), /\.boat-hire-src_boat_module_css-is-free/),
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'webpack keeps classes that no script uses in the stylesheet.',
    files: {
      'src/index.js': 'import { used } from "./a.module.css"; console.log(used);',
      'src/a.module.css': '.used { color: teal; } .other { color: peru; }',
    },
    holds: (seen) => assert.match(styles(seen), /peru/),
    unless: {files: {'src/a.module.css': '.used { color: teal; }'}},
  },
  {
    says: 'In a CSS Module, webpack also renames custom properties, and there is',
    files: imports('./boat.module.css', dark),
    holds(seen) {
      assert.doesNotMatch(styles(seen), /var\(--water\)/);
      assert.deepEqual(seen.warnings, []);
    },
    unless: {configuration: auto({dashedIdents: false})},
  },
  {
    says: 'write var(--water from global) in that file and leave the option out.',
    files: imports('./boat.module.css', {
      'src/boat.module.css': '.boat { border-left: 4px solid var(--water from global); }',
    }),
    holds: (seen) => assert.match(styles(seen), /var\(--water\)/),
    unless: {files: dark},
  },
  {
    says: 'turns the automatic support off for all of them, so set experiments.css: true as well:',
    files: {
      'src/index.js': 'import "./page.css"; import "./components/a.css";',
      'src/page.css': 'h1 { color: teal; }',
      'src/components/a.css': '.a { color: teal; }',
    },
    configuration: {
      module: {rules: [{test: /\.css$/, include: /components/, type: 'css/module'}]},
    },
    async holds(seen) {
      assert.match(seen.errors.join(), /No parser registered for css\/module/);
      assert.match(seen.errors.join(), /Module parse failed/);
      const again = await seen.build({
        configuration: {
          experiments: {css: true},
          module: {rules: [{test: /\.css$/, include: /components/, type: 'css/module'}]},
        },
      });
      assert.deepEqual(again.errors, []);
      assert.doesNotMatch(again.assets['main.css'], /\.a[ {]/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'only what is in :local()',
    files: imports('./a.css', {
      'src/a.css': '.plain { color: teal; } :local(.own) { color: peru; }',
    }),
    configuration: {
      experiments: {css: true},
      module: {rules: [{test: /\.css$/, type: 'css/global'}]},
    },
    holds(seen) {
      assert.match(styles(seen), /\.plain/);
      assert.doesNotMatch(styles(seen), /\.own\b/);
    },
    unless: {
      configuration: {
        experiments: {css: true},
        module: {rules: [{test: /\.css$/, type: 'css/module'}]},
      },
    },
  },
  {
    says: 'adds a class of another file',
    files: {
      'src/index.js': 'import { a } from "./a.module.css"; console.log(a.split(" ").length);',
      'src/a.module.css': '.a { composes: card from "./card.module.css"; }',
      'src/card.module.css': '.card { color: teal; }',
    },
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['2']),
    unless: {files: {'src/a.module.css': '.a { color: peru; }'}},
  },
  {
    says: 'defines a value for this file, and exports it',
    files: {
      'src/index.js': 'import { small } from "./a.module.css"; console.log(small);',
      'src/a.module.css': '@value small: (max-width: 400px); @media small { .a { color: teal; } }',
    },
    async holds(seen) {
      assert.match((await seen.run(['main.js'])).printed[0], /max-width/);
      assert.match(styles(seen), /@media ?\(max-width: ?400px\)/);
    },
    unless: {files: {'src/a.module.css': '@media small { .a { color: teal; } }'}},
  },
  {
    says: 'exports a value to the script',
    files: {
      'src/index.js': 'import { ink } from "./a.module.css"; console.log(ink);',
      'src/a.module.css': ':export { ink: #17364f; } .a { color: teal; }',
    },
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['#17364f']),
    unless: {files: {'src/a.module.css': '.a { color: teal; }'}},
  },
  {
    says: 'keeps the name open',
    files: imports('./a.module.css', {'src/a.module.css': ':global(.open) .boat { color: teal; }'}),
    holds: (seen) => assert.match(styles(seen), /\.open \./),
    unless: {files: {'src/a.module.css': '.open .boat { color: teal; }'}},
  },
  {
    says: 'This rule has no loader and no type, so the automatic support stays on:',
    files: {
      'src/index.js': 'import "./page.css"; import text from "./mail.css?text"; console.log(text);',
      'src/page.css': 'h1 { color: teal; }',
      'src/mail.css': 'p { color: peru; }',
    },
    configuration: {
      module: {rules: [{test: /\.css$/, resourceQuery: /text/, parser: {exportType: 'text'}}]},
    },
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.match(styles(seen), /teal/);
      assert.match((await seen.run(['main.js'])).printed[0], /peru/);
    },
    unless: {
      configuration: {
        module: {
          rules: [
            {test: /\.css$/, resourceQuery: /text/, type: 'css/auto', parser: {exportType: 'text'}},
          ],
        },
      },
    },
  },
  {
    says: 'without it, they get the pattern of filename with the ending .css.',
    files: imports('./page.css', {'src/page.css': 'h1 { color: teal; }'}),
    configuration: {output: {filename: '[name].bundle.js'}},
    holds: ({assets}) => assert.ok(assets['main.bundle.css']),
    unless: {configuration: {output: {filename: '[name].bundle.js', cssFilename: '[name].css'}}},
  },
  {
    says: 'The name of a stylesheet changes only when its styles change.',
    files: {
      ...imports('./page.css', {'src/page.css': 'h1 { color: teal; }'}),
      'src/index.js': 'import "./page.css"; console.log(1);',
    },
    configuration: {output: {cssFilename: '[name].[contenthash:8].css'}},
    async holds(seen) {
      const name = ({assets}) => Object.keys(assets).find((file) => file.endsWith('.css'));
      const script = await seen.build({
        files: {'src/index.js': 'import "./page.css"; console.log(2);'},
      });
      assert.equal(name(script), name(seen));
      const style = await seen.build({files: {'src/page.css': 'h1 { color: peru; }'}});
      assert.notEqual(name(style), name(seen));
    },
    unless: {configuration: {output: {cssFilename: '[name].css'}}},
  },
];
