import {configuration, exampleFaults, fence, script} from './planted-examples';
import {newest} from '../../src/versions';
import {older} from '../support/older-version';

/** What is added to the copy, and what has to be said about it. */
export const faults: Record<string, [added: string, message: RegExp]> = {
  'a wrong option': [
    configuration('{ mode: "production", entrie: "./src" }'),
    /configuration: .*configuration has an unknown property 'entrie'/,
  ],
  'a wrong option of a plugin': [
    fence(
      'js title="webpack.config.js"',
      'const { BannerPlugin } = require("webpack");\nmodule.exports = { plugins: [new BannerPlugin({ banner: "a", rawer: true })] };',
    ),
    /configuration: .*options has an unknown property 'rawer'/,
  ],
  'a wrong option of the dev server': [
    configuration('{ devServer: { ports: 1 } }'),
    /configuration: .*options has an unknown property 'ports'/,
  ],
  'a wrong option of the dev server for webpack 4': [
    configuration(
      '{ devServer: { statics: true }, output: { jsonpFunction: "a" } }',
      ` version="${older.label}"`,
    ),
    /configuration: .*configuration has an unknown property 'statics'/,
  ],
  'an experiment that there is not': [
    configuration('{ experiments: { turbo: true } }'),
    /configuration: configuration\.experiments has an unknown property 'turbo'/,
  ],
  'a typing error': [
    configuration('{ mode: "production", entry: ./src/index.js }'),
    /names: this JavaScript cannot be parsed: Unexpected token/,
  ],
  'a name that nothing declares': [
    configuration('{ output: { path: path.resolve("dist") } }'),
    /names: 'path' is not defined; declare or import it in the block/,
  ],
  'a name of bundled modules in code that Node.js runs': [
    fence('js title="webpack.config.js"', 'module.exports = { entry: __webpack_public_path__ };'),
    /names: '__webpack_public_path__' is not defined; declare or import it in the block/,
  ],
  'a package that is not installed': [
    fence(
      'js title="webpack.config.js"',
      'module.exports = { plugins: [require("no-such-package")] };',
    ),
    /configuration: it needs the package no-such-package, which is not installed here; write needs="no-such-package@VERSION"/,
  ],
  'a wrong type': [
    fence(
      'ts title="webpack.config.ts"',
      'import type { Configuration } from "webpack";\nconst limit: number = "9";\nexport default { performance: { maxAssetSize: Number(limit) } } satisfies Configuration;',
    ),
    /types: Type 'string' is not assignable to type 'number'/,
  ],
  'a configuration that does not build': [
    configuration(
      '{ entry: "./src/index.js", module: { rules: [{ test: /x/, loader: "gone-loader" }] }, resolve: { alias: { "./src/index.js": "gone" } } }',
      ' build',
    ),
    /configuration: webpack builds it with an error: .*Can't resolve/,
  ],
  'a loader that returns nothing': [
    fence('js title="loaders/empty-loader.js"', 'module.exports = () => {};'),
    /extension: webpack builds it with an error: .*didn't return a Buffer or String/,
  ],
  'a plugin with a hook that there is not': [
    fence(
      'js title="plugins/WrongPlugin.js"',
      'module.exports = class { apply(compiler) { compiler.hooks.finished.tap("a", () => {}); } };',
    ),
    /extension: TypeError: Cannot read properties of undefined \(reading 'tap'\)/,
  ],
  'a flag that there is not': [
    fence('bash', 'npx webpack --mode production --watchful'),
    /command: .*Unknown option '--watchful'|command: .*unknown option '--watchful'/i,
  ],
  'a value that a flag does not take': [
    fence('bash', 'npx webpack --mode fast'),
    /command: .*mode.*fast/,
  ],
  'JSON that is none': [
    fence('json', '{"a": 1,}'),
    /syntax: this json cannot be parsed: property name expected/,
  ],
  'CSS that is none': [
    fence('css', 'a { color: red'),
    /syntax: this css cannot be parsed: Unclosed block/,
  ],
  'Sass that is none': [
    fence('scss', '$leaf: green;\na { color: $leaf;'),
    /syntax: this scss cannot be parsed: expected end of rule/,
  ],
  'a drawing that is no XML': [
    fence('svg', '<svg>\n  <path d="M0 0">\n</svg>'),
    /planted\.md:\d+ syntax: this svg cannot be parsed: Unexpected close tag/,
  ],
  'XML that is none': [
    fence('xml', '<a b=c />'),
    /syntax: this xml cannot be parsed: Unquoted attribute value/,
  ],
  'TOML that is none': [
    fence('toml', '[build]\ncommand = npm run build'),
    /syntax: this toml cannot be parsed: /,
  ],
  'YAML that is none': [fence('yaml', 'a: [1\nb: 2'), /syntax: this yaml cannot be parsed: /],
  'HTML that is none': [
    fence('html', '<p class="a" class="b">a</p>'),
    /syntax: this html cannot be parsed: duplicate attribute/,
  ],
  'a change that is none': [
    fence('diff', ' a\nb\n+c'),
    /syntax: this diff cannot be parsed: a line begins with neither "\+", "-" nor a space/,
  ],
  'a sample that hangs': [script('for (;;);'), /script: it did not end by itself and was stopped/],
  'a configuration that hangs': [
    fence('js title="webpack.config.js"', 'for (;;);\nmodule.exports = {};'),
    /configuration: it did not end by itself and was stopped/,
  ],
  'a sample that ends the process': [
    fence('js title="webpack.config.js"', 'process.exit(3);\nmodule.exports = {};'),
    /configuration: it ended the process with exit code 3/,
  ],
  'a script that fails': [script('process.exit(4);'), /script: it ends with exit code 4/],
  'a sample that writes outside of its folder': [
    fence(
      'js title="webpack.config.js"',
      'require("node:fs").writeFileSync("/tmp/planted.txt", "");\nmodule.exports = {};',
    ),
    /configuration: it writes outside of its folder: \/tmp\/planted\.txt/,
  ],
  'a script that writes outside of its folder': [
    script('require("node:fs").writeFileSync("/tmp/planted.txt", "");'),
    /script: .*writes outside of its folder or starts a program: \/tmp\/planted\.txt/,
  ],
  'a sample that starts a program': [
    script('require("node:child_process").execSync("true");'),
    /script: .*starts a program/,
  ],
  'a sample that needs the network': [
    script('fetch("https://example.com/").catch((error) => { throw error.cause; });'),
    /script: .*samples have no network: example\.com was asked for/,
  ],
  'a sample that takes too much memory': [
    script('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    /script: .*took more than 512 MB of memory/,
  ],
  'an expected failure that does not come': [
    configuration('{ mode: "production" }', ' invalid="unknown property"'),
    /mark: it should fail with "unknown property", but is accepted/,
  ],
  'an expected failure that is another one': [
    configuration('{ entrie: 1 }', ' invalid="no such message"'),
    /mark: it should fail with "no such message", but fails with: .*entrie/s,
  ],
  'a fragment that is whole': [configuration('{}', ' fragment'), /mark: fragment is not needed/],
  'a version that does not matter': [
    configuration('{ mode: "none" }', ` version="${older.label}"`),
    new RegExp(
      `mark: version="${older.label}" is not needed: webpack ${newest.label} accepts it too`,
    ),
  ],
  'a package that is installed': [
    configuration(
      '{ plugins: [require("html-webpack-plugin")] }',
      ' needs="html-webpack-plugin@5"',
    ),
    /mark: needs="html-webpack-plugin@5" is installed here/,
  ],
  ...exampleFaults,
  'a wrong default': [
    'The default of `optimization.chunkIds` is `"size"`.',
    /defaults: the text says that the default of optimization\.chunkIds is "size"; webpack's is "named", "deterministic"|defaults: the text says that the default of optimization\.chunkIds is "size"; webpack's is /,
  ],
  'an address that is none': [
    'Look at [the list of teas](https//example.com/teas).',
    /links: https\/\/example\.com\/teas is no address that starts with https:\/\/; write the whole/,
  ],
  'an address that nobody answers at any more': [
    'Look at [the former documentation](https://webpack.github.io/docs/).',
    /links: https:\/\/webpack\.github\.io\/docs\/ leads to a site that answers no more; link the page/,
  ],
  'an address of this site with its host': [
    'Look at [the options of the output](https://webpack.js.org/configuration/output/).',
    /links: .* is on this site; link the file of the page/,
  ],
  'an attribute that there is not': [fence('js runs', ''), /block: runs is unknown here/],
  'a marker for what webpack has not': [
    '<!-- covers: option:output.cleaned -->\n\n`output.cleaned` deletes what earlier builds left there.',
    /coverage: webpack has no "option:output\.cleaned"; the nearest is option:output\.clean; correct the marker/,
  ],
  'a terminal that no run is compared with': [
    fence('console', '$ npx webpack\nbuilt'),
    /coverage: shows an output that no run is compared with; give it the example="…"/,
  ],
  'a marker above what describes nothing': [
    '<!-- covers: option:output.clean -->\n\nMore is in `output.clean`.',
    /coverage: nothing right below the marker describes "option:output\.clean"/,
  ],
};
