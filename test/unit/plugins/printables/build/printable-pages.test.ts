import {createRequire} from 'node:module';
import path from 'node:path';
import {readVersion} from '../../../../../src/content/read-version';
import {newest} from '../../../../../src/versions';
import {pagesModule, pagesToPrint} from '../../../../../src/plugins/printables';

const require = createRequire(import.meta.url);
type Loader = (this: {resourcePath: string}, source: string) => string;
const unknownInBrowser =
  require('../../../../../src/plugins/printables/build/unknown-in-browser.cjs') as Loader;

const {root} = await readVersion(path.resolve('test/fixtures/content-index/good'), newest);
const files = (section?: string) => pagesToPrint(root, section).map((page) => page.path);

describe('the pages of a combined page', () => {
  it('are those of the section, in reading order', () => {
    expect(files('guides')).toEqual(['docs/guides/index.md', 'docs/guides/a.md']);
  });

  it('leave out pages without a section, and combined pages', () => {
    expect(files()).toEqual(['docs/index.mdx', 'docs/comparison.md']);
  });

  it('are imported as their own routes import them', () => {
    const [page] = pagesToPrint(root, 'guides');
    expect(pagesModule([page!])).toMatch(
      /^import \* as page0 from "@site\/docs\/guides\/index\.md";\n/,
    );
  });
});

describe('the tables of the browser', () => {
  const lean = (file: string, source: string) =>
    unknownInBrowser.call({resourcePath: `/site/.docusaurus/${file}`}, source);

  it('have no route of a printable page', () => {
    const route = (address: string) =>
      `  {\n    path: '${address}',\n    component: ComponentCreator('${address}', 'a1'),\n    exact: true\n  },\n`;
    const left = lean('routes.js', route('/api/printable/') + route('/vote/'));
    expect(left.trim()).toBe(route('/vote/').trim());
  });

  it('have no chunk with its pages', () => {
    const row = (file: string) => `  "a": [() => import("${file}")],\n`;
    const pages = row('/site/.docusaurus/printable-pages/default/current-api.js');
    const component = row('@site/src/plugins/printables/components/Printable.tsx');
    expect(lean('registry.js', pages + component)).toBe(component);
  });

  it('have no names of its chunks', () => {
    const names = '{"/api/printable/-a1":{"__comp":"b"},"/vote/-c":{}}';
    expect(lean('routesChunkNames.json', names)).toBe('{"/vote/-c":{}}');
  });

  it('are not silently left as they were', () => {
    expect(() => lean('routes.js', "{path: '/api/printable/', lazy: true}")).toThrow(
      /routes\.js is written some other way now/,
    );
  });
});
