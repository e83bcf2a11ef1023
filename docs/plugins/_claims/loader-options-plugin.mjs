import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import text from "./label.txt"; console.log(text);',
  'src/label.txt': '',
  'read-loader.js':
    'module.exports = function read() { const {minimize = "none", debug = "none", shop = "none"} = this; return `export default ${JSON.stringify([minimize, debug, shop, this.getOptions().kind].join(" "))}`; };',
};
const set =
  (...all) =>
  ({webpack, folder}) => ({
    module: {
      rules: [
        {test: /\.txt$/, use: [{loader: `${folder}/read-loader.js`, options: {kind: 'rule'}}]},
      ],
    },
    plugins: all.map((options) => new webpack.LoaderOptionsPlugin(options)),
  });
const shop = {shop: 'herbs'};
const reads =
  (text) =>
  async ({run, errors}) => {
    assert.deepEqual(errors, []);
    assert.deepEqual((await run()).printed, [text]);
  };
const plain = 'none none none rule';
const seen = 'none none herbs rule';
/** A loader that prints which of these properties the plugin has set. */
const naming = (names) =>
  `module.exports = function read() { return "export default " + JSON.stringify(${JSON.stringify(names)}.filter((name) => this[name] === "mine").join() || "none"); };`;
const later = ['context', 'resourcePath', 'callback', 'loadModule'];

export default [
  {
    says: 'webpack copies each property of the object into the context of the loaders, whatever its name.',
    files,
    configuration: set(shop),
    holds: reads(seen),
    unless: {configuration: set()},
  },
  {
    says: 'It replaces properties of the same name, even those of webpack, such as getOptions.',
    files,
    configuration: set({getOptions: () => ({kind: 'mine'})}),
    holds: reads('none none none mine'),
    unless: {configuration: set()},
  },
  {
    says: 'the last one takes effect.',
    files,
    configuration: set({shop: 'tea'}, shop),
    holds: reads(seen),
    unless: {configuration: set(shop, {shop: 'tea'})},
  },
  {
    says: 'Without the plugin, it is undefined.',
    files,
    configuration: set(),
    holds: reads(plain),
    unless: {configuration: set({debug: true})},
  },
  {
    says: 'webpack does not set it in any mode',
    files,
    configuration: set(),
    holds: reads(plain),
    unless: {configuration: set({minimize: true})},
  },
  {
    says: 'an object with a pattern such as { glob: "*.txt" }',
    files,
    configuration: set({...shop, test: {glob: '*.txt'}}),
    holds: reads(seen),
    unless: {configuration: set({...shop, test: {glob: '*.css'}})},
  },
  {
    says: 'Without test, the plugin applies to all files.',
    files,
    configuration: set({...shop, exclude: /css$/}),
    holds: reads(seen),
    unless: {configuration: set({...shop, test: /css$/})},
  },
  {
    says: 'in which a string is the beginning of the absolute path, so test: "src" matches nothing.',
    files,
    configuration: set({...shop, test: 'src'}),
    holds: reads(plain),
    unless: {configuration: set({...shop, test: '/'})},
  },
  {
    says: 'Properties that webpack sets later remain as they are, such as context, resourcePath, callback and loadModule.',
    files: {
      ...files,
      'read-loader.js': naming(later),
    },
    configuration: set(Object.fromEntries(later.map((name) => [name, 'mine']))),
    holds: reads('none'),
    unless: {
      files: {'read-loader.js': naming(['rootContext'])},
      configuration: set({rootContext: 'mine'}),
    },
  },
];
