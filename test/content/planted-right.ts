import {newest} from '../../src/versions';
import {older} from '../support/older-version';
import {answer, configuration, example, fence, script} from './planted-examples';

/** What is right, and must not be said anything about. */
export const right = [
  configuration('{ mode: "production", entry: "./src/index.js" }', ' build'),
  configuration('{ entrie: "./src" }', ' invalid="unknown property \'entrie\'"'),
  configuration('{ output: { jsonpFunction: "a" } }', ` version="${older.label}"`),
  configuration('{ plugins: [new (require("no-such-package"))()] }', ' needs="no-such-package@1"'),
  fence('js fragment', 'entry: "./src/index.js",'),
  fence('bash', 'npx webpack ./src/index.js --mode=production --devtool source-map'),
  fence(`js file="${example}/index.js" region="start"`, ''),
  fence(`console example="${example}"`, '$ node index.js\none\n…'),
  script('console.log(require("webpack").version);'),
  fence('js title="src/tea.js"', 'define(["./leaf"], (leaf) => leaf + __webpack_public_path__);'),
  answer + fence('console project="planted"', '$ node answer.js\n42'),
  fence('scss', '@use "theme";\na { color: theme.$leaf; }'),
  fence('toml', '[build]\ncommand = "npm run build"'),
  fence('diff', '--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-a\n+b\n'),
  fence(
    'console pasted="it asks the npm registry"',
    `$ npm view webpack version\n${newest.webpack}`,
  ),
];
