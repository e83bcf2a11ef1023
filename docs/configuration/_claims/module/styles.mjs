import assert from 'node:assert/strict';

const card = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import * as styles from "./card.module.css"; console.log(styles["card-title"]);',
  'src/card.module.css': `.card-title { animation: rise 1s; color: var(--ink); }
    @keyframes rise { from { opacity: 0 } }`,
};
const sheet = {'src/index.js': 'import "./a.css";', 'src/a.css': 'a { background: url(./a.png) }'};
const named = async ({run}) => (await run()).printed[0];
const cssOf = ({assets}) => assets['page.css'] ?? assets['main.css'];
const parser = (options) => ({devtool: false, module: {parser: options}});

export default [
  {
    says: 'This also happens if include or resourceQuery limits the rule.',
    files: {'src/index.js': 'import "./page.css";', 'src/page.css': 'a { color: red }'},
    configuration: {
      module: {rules: [{test: /\.css$/, resourceQuery: /raw/, type: 'asset/source'}]},
    },
    async holds({errors, build, folder}) {
      assert.match(errors.join(), /Module parse failed/);
      const rules = [{test: /\.css$/, include: `${folder}/other`, type: 'asset/source'}];
      const second = await build({configuration: {module: {rules}}});
      assert.match(second.errors.join(), /Module parse failed/);
    },
    unless: {configuration: {module: {rules: [{resourceQuery: /raw/, type: 'asset/source'}]}}},
  },
  {
    says: 'The longer name wins, also with its defaults, so css and css/auto share only some options.',
    files: {
      'src/index.js': 'import "./a.css";',
      'src/a.css':
        '@custom-media --wide (width > 400px); @media (--wide) { a { background: url(./a.png) } }',
    },
    configuration: parser({css: {url: false, customMedia: false}}),
    holds(seen) {
      assert.match(cssOf(seen), /\.\/a\.png/);
      assert.doesNotMatch(cssOf(seen), /@custom-media/);
    },
    unless: {configuration: parser({css: {url: false}, 'css/auto': {customMedia: false}})},
  },
  {
    says: 'All .css files have the type css/auto, including CSS Modules',
    files: card,
    configuration: parser({'css/auto': {animation: false}}),
    holds: (seen) => assert.match(cssOf(seen), /@keyframes rise/),
    unless: {configuration: parser({'css/module': {animation: false}})},
  },
  {
    says: 'so their options do not reach .module.css files.',
    files: card,
    configuration: parser({'css/module': {animation: false}, 'css/global': {animation: false}}),
    holds: (seen) => assert.doesNotMatch(cssOf(seen), /@keyframes rise/),
    unless: {configuration: parser({'css/auto': {animation: false}})},
  },
  {
    says: 'Set false for files that are already on the server:',
    files: sheet,
    configuration: parser({css: {url: false}}),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: parser({css: {url: true}})},
  },
  {
    says: 'a plain stylesheet, a CSS Module, or one where only :local() is renamed',
    files: {
      'src/index.js': 'import "./a.css";',
      'src/a.css': '.free { color: red } :local(.own) { color: blue }',
    },
    configuration: {
      experiments: {css: true},
      module: {rules: [{test: /\.css$/, type: 'css/global'}]},
    },
    holds(seen) {
      assert.match(cssOf(seen), /\.free\b/);
      assert.doesNotMatch(cssOf(seen), /\.own\b/);
    },
    unless: {
      configuration: {
        experiments: {css: true},
        module: {rules: [{test: /\.css$/, type: 'css/module'}]},
      },
    },
  },
  {
    says: 'With true, a selector without a class or id of the module is an error',
    files: {...card, 'src/card.module.css': 'a { color: red }'},
    configuration: parser({'css/auto': {pure: true}}),
    holds: ({errors}) => assert.match(errors.join(), /Selector "a" is not pure/),
    unless: {configuration: parser({})},
  },
  {
    says: 'the encoding of [fullhash] in names, by default "base64url"',
    modes: ['production'],
    files: card,
    holds: async (seen) => assert.match(await named(seen), /[^\da-f]/),
    unless: {
      configuration: {module: {generator: {'css/auto': {localIdentHashDigest: 'hex'}}}},
    },
  },
  {
    says: 'its length in names, by default 6',
    modes: ['production'],
    files: card,
    holds: async (seen) => assert.equal((await named(seen)).replace(/^_/, '').length, 6),
    unless: {
      configuration: {module: {generator: {'css/auto': {localIdentHashDigestLength: 9}}}},
    },
  },
  {
    says: 'has no effect; set it in the parser',
    files: card,
    configuration: {module: {generator: {'css/auto': {exportType: 'text'}}}},
    holds: (seen) => assert.match(cssOf(seen) ?? '', /animation/),
    unless: {configuration: parser({css: {exportType: 'text'}})},
  },
  {
    says: 'writes no stylesheet and only exports the names, for a server that renders pages while a browser build writes the styles. It is the default for targets without a document',
    files: card,
    configuration: {target: 'node'},
    async holds(seen) {
      assert.equal(cssOf(seen), undefined);
      assert.ok(await named(seen));
    },
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'the default gives shop-src_card_module_css-card-title in development and _4RuAqc in production',
    files: card,
    holds: async (seen) =>
      assert.equal(
        await named(seen),
        seen.mode === 'development' ? 'shop-src_card_module_css-card-title' : '_4RuAqc',
      ),
    unless: {files: {'package.json': '{"name": "till"}'}},
  },
  {
    says: 'Here, class names are readable, while animations and custom properties keep their names:',
    files: card,
    configuration: parser({'css/auto': {animation: false, dashedIdents: false}}),
    holds(seen) {
      assert.match(cssOf(seen), /animation:\s?rise 1s/);
      assert.match(cssOf(seen), /var\(--ink\)/);
    },
    unless: {configuration: parser({})},
  },
];
