import assert from 'node:assert/strict';

const maps =
  (options, more) =>
  ({webpack}) => ({
    devtool: false,
    plugins: [new webpack.SourceMapDevToolPlugin(options)],
    ...more,
  });

const filename = '[file].map';
const files = {'src/index.js': 'import("./pier.js");', 'src/pier.js': 'console.log("pier");'};
const sourcesIn = ({assets}) => JSON.parse(assets['main.js.map']).sources;
const withLoader = {module: {rules: [{test: /index/, use: './loader.js'}]}};
const fromTypeScript = {
  'src/index.js': 'console.log("pier");',
  'loader.js':
    'module.exports = function (code) { this.callback(null, code, {version: 3, sources: ["pier.ts"], sourcesContent: ["x"], names: [], mappings: "AAAA"}); };',
};

export default [
  {
    says: 'so a name without a placeholder such as [file] fails as soon as there are two files with different maps',
    files,
    configuration: maps({filename: 'all.map'}),
    holds: ({errors, thrown}) =>
      assert.match(
        `${errors} ${thrown}`,
        /Conflict: Multiple assets emit different content to the same filename all\.map/,
      ),
    unless: {configuration: maps({filename})},
  },
  {
    says: 'because otherwise the comment leads to maps/main.js.map in the folder itself',
    files,
    configuration: maps({filename: '../maps/[file].map'}),
    holds: ({assets}) => assert.match(assets['main.js'], /sourceMappingURL=maps\/main\.js\.map/),
    unless: {configuration: maps({filename: '../maps/[file].map', append: false})},
  },
  {
    says: 'to a comment between /* and */. It does not change the comment that a function returns.',
    files: {'src/index.js': 'import "./pier.css";', 'src/pier.css': 'h1 { color: navy; }'},
    configuration: maps({filename}, {experiments: {css: true}}),
    holds: ({assets}) =>
      assert.match(assets['main.css'], /\/\*# sourceMappingURL=main\.css\.map\*\//),
    unless: {
      configuration: maps(
        {filename, append: () => '\n//# sourceMappingURL=[url]'},
        {experiments: {css: true}},
      ),
    },
  },
  {
    says: 'and returns the text, in which webpack also replaces [url].',
    files,
    configuration: maps({filename, append: () => '\n//# sourceMappingURL=[url]'}),
    holds: ({assets}) => assert.match(assets['main.js'], /\n\/\/# sourceMappingURL=main\.js\.map$/),
    unless: {configuration: maps({filename, append: () => '\n//# sourceMappingURL=[file].json'})},
  },
  {
    says: 'Even with append: false, the id is in the file.',
    files,
    configuration: maps({filename, append: false, debugIds: true}),
    holds: ({assets}) => assert.match(assets['main.js'], /\n\/\/# debugId=[\w-]+$/),
    unless: {configuration: maps({filename, append: false})},
  },
  {
    says: 'webpack ignores the source maps that loaders return',
    files: fromTypeScript,
    configuration: maps({filename, module: false}, withLoader),
    holds: (seen) => assert.ok(!sourcesIn(seen).some((name) => name.includes('pier.ts'))),
    unless: {configuration: maps({filename}, withLoader)},
  },
  {
    says: 'whose default is output.uniqueName, so set namespace',
    files,
    configuration: {devtool: 'source-map', output: {uniqueName: 'ferry'}},
    holds: (seen) => assert.ok(sourcesIn(seen).includes('webpack://ferry/./src/index.js')),
    unless: {configuration: maps({filename}, {output: {uniqueName: 'ferry'}})},
  },
  {
    says: 'If this name is taken, too, webpack appends *',
    files: {...files, 'src/index.js': 'import "./pier.js"; console.log("index");'},
    configuration: maps({
      filename,
      moduleFilenameTemplate: () => 'a.js',
      fallbackModuleFilenameTemplate: () => 'a.js',
    }),
    holds: (seen) => assert.ok(sourcesIn(seen).includes('a.js*')),
    unless: {configuration: maps({filename})},
  },
  {
    says: 'In development mode, the default of devtool is "eval", and the plugin cannot look into the strings',
    modes: ['development'],
    files,
    configuration: maps({filename}, {devtool: undefined}),
    holds: (seen) => assert.ok(sourcesIn(seen).every((name) => name.includes('///webpack/'))),
    unless: {configuration: maps({filename})},
  },
  {
    says: 'In fallbackModuleFilenameTemplate, webpack leaves them as they are.',
    files: {...files, 'src/index.js': 'import "./pier.js"; console.log("index");'},
    configuration: maps({filename, namespace: '[name]', moduleFilenameTemplate: () => 'a.js'}),
    holds: (seen) => assert.ok(sourcesIn(seen).some((name) => name.includes('//[name]/'))),
    unless: {configuration: maps({filename, namespace: '[name]'})},
  },
  {
    says: 'the build fails with Conflict: Multiple assets emit different content to the same filename.',
    files: {'src/index.js': 'console.log("pier");'},
    configuration: maps({filename}, {devtool: 'cheap-source-map'}),
    holds: ({errors, thrown}) =>
      assert.match(`${errors} ${thrown}`, /Conflict: Multiple assets emit different content/),
    unless: {configuration: maps({filename}, {devtool: 'source-map'})},
  },
  {
    says: '// does not begin a comment in CSS, so limit test to JavaScript.',
    files: {'src/index.js': 'import "./pier.css";', 'src/pier.css': 'h1 { color: navy; }'},
    configuration: maps({filename, debugIds: true}, {experiments: {css: true}}),
    holds: ({assets}) => assert.match(assets['main.css'], /\n\/\/# debugId=/),
    unless: {
      configuration: maps({filename, debugIds: true, test: /\.js$/}, {experiments: {css: true}}),
    },
  },
];
