import assert from 'node:assert/strict';

const languages = {
  'src/lang/de.js': 'module.exports = "german";',
  'src/lang/en.js': 'module.exports = "english";',
  'src/lang/notes.txt': 'text',
};
const names = ({assets}) =>
  ['german', 'english', 'draft'].filter((word) => assets['main.js'].includes(word));

const styles = {
  'src/index.js': 'import "./page.css";',
  'src/page.css': '@custom-media --wide (width > 400px); @media (--wide) { .a { color: red } }',
};
const leaves = (type) => ({
  output: {cssFilename: 'page.css'},
  module: {parser: {[type]: {customMedia: false}}},
});

const unknown = {'src/index.js': 'console.log(require(location.hash));'};
const javascript = (options) => ({module: {parser: {javascript: options}}});

export default [
  {
    says: 'webpack bundles every file that fits it and whose name does not begin with a dot, as a context module.',
    files: {
      ...languages,
      'src/lang/.draft.js': 'console.log("draft");',
      'src/index.js': 'const name = location.hash; console.log(require(`./lang/${name}.js`));',
    },
    holds: (seen) => assert.deepEqual(names(seen), ['german', 'english']),
    unless: {files: {'src/index.js': 'const name = location.hash; console.log(require(name));'}},
  },
  {
    says: 'otherwise webpack resolves it within the file. Set it in parser["css/auto"], the type of .css files: parser.css does not reach them',
    files: styles,
    configuration: leaves('css'),
    holds: ({assets}) => assert.doesNotMatch(assets['page.css'], /@custom-media/),
    unless: {configuration: leaves('css/auto')},
  },
  {
    says: 'If a package works despite the warning, silence it for that package only:',
    files: {
      'src/index.js': 'import "chatty-package"; require(location.hash);',
      'node_modules/chatty-package/index.js': 'require(location.hash);',
    },
    configuration: {
      module: {rules: [{test: /chatty-package/, parser: {exprContextCritical: false}}]},
    },
    holds: ({warnings}) => assert.equal(warnings.length, 1),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'true warns about such a request, false does not',
    files: unknown,
    configuration: javascript({exprContextCritical: false}),
    async holds({warnings, build}) {
      assert.deepEqual(warnings, []);
      const {warnings: told} = await build({
        files: {'src/index.js': 'require("./" + location.hash);'},
        configuration: javascript({wrappedContextCritical: true}),
      });
      assert.match(told.join(), /Critical dependency/);
    },
    unless: {configuration: javascript({exprContextCritical: true})},
  },
  {
    says: 'the folder to look in, relative to the module. By default, it is the module\'s own, "."',
    files: {...unknown, 'src/near.js': 'module.exports = "near";'},
    configuration: javascript({exprContextRegExp: /near\.js$/}),
    holds: ({assets}) => assert.match(assets['main.js'], /"near\\?"/),
    unless: {
      configuration: javascript({
        exprContextRegExp: /near\.js$/,
        exprContextRequest: '..',
        exprContextRecursive: false,
      }),
    },
  },
  {
    says: 'what the unknown part may be; /.*/ by default. /[a-z]{2}/ keeps files with other names out',
    files: {
      'src/index.js': 'console.log(require(`./lang/${location.hash}.js`));',
      'src/lang/de.js': 'module.exports = "german";',
      'src/lang/12.js': 'module.exports = "numbers";',
    },
    configuration: javascript({wrappedContextRegExp: /[a-z]{2}/}),
    async holds({assets, build}) {
      assert.match(assets['main.js'], /german/);
      assert.doesNotMatch(assets['main.js'], /numbers/);
      const all = await build({configuration: {module: {}}});
      assert.match(all.assets['main.js'], /numbers/);
    },
    unless: {configuration: javascript({wrappedContextRegExp: /.*/})},
  },
  {
    says: 'Warns about a require(name) or import(name) of which nothing is known.',
    files: {'src/index.js': 'import(location.hash); require(location.hash);'},
    holds: ({warnings}) => assert.equal(warnings.length, 2),
    unless: {configuration: javascript({exprContextCritical: false})},
  },
];
