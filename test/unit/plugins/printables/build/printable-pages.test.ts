import {createRequire} from 'node:module';
import path from 'node:path';
import {readVersion} from '../../../../../src/content/read-version';
import {newest} from '../../../../../src/versions';
import {pagesModule} from '../../../../../src/plugins/printables';
import {combinedPages} from '../../../../../src/plugins/printables/combined-pages';

const require = createRequire(import.meta.url);
type Loader = (this: {resourcePath: string}, source: string) => string;
const unknownInBrowser =
  require('../../../../../src/plugins/printables/build/unknown-in-browser.cjs') as Loader;

const {root} = await readVersion(path.resolve('test/fixtures/content-index/good'), newest);
const combinedPage = (url: string) => combinedPages(root).find((page) => page.url === url)!;
const files = (url: string) => combinedPage(url).pages.map((page) => page.path);

describe('the pages of a combined page', () => {
  it('are those of the section, in reading order', () => {
    expect(files('/guides/printable/')).toEqual(['docs/guides/index.md', 'docs/guides/a.md']);
  });

  it('leave out pages without a section, and combined pages', () => {
    expect(files('/printable/')).toEqual(['docs/index.mdx', 'docs/comparison.md']);
  });

  it('are offered in groups when they are long', () => {
    const [index, page] = combinedPage('/guides/printable/').pages;
    const size = 300_000;
    const pages = ['First steps', 'Fast pages'].map((group) => ({...page!, group, size}));
    const section = {
      ...root.children.find(({name}) => name === 'guides')!,
      children: [index!, ...pages],
    };
    const long = combinedPages({...root, children: [section as typeof root]});
    expect(long.map(({url, pages}) => [url, pages.length])).toEqual([
      ['/guides/printable/', 3],
      ['/guides/printable/first-steps/', 1],
      ['/guides/printable/fast-pages/', 1],
    ]);
    expect(long[2]!.choices.map(({title}) => title)).toEqual([
      'All pages',
      'First steps',
      'Fast pages',
    ]);
    expect(combinedPage('/guides/printable/').choices).toEqual([]);
  });

  it('have the name of the section, which its first page may lack', () => {
    const [index] = combinedPage('/guides/printable/').pages;
    expect(combinedPage('/guides/printable/').title).toBe('Guides');
    const children = root.children.map((node) => ({...node}));
    const section = children.find(({name}) => name === 'guides') as typeof root;
    section.children = [{...index!, title: 'Introduction'}];
    expect(combinedPages({...root, children: [section]})[0]!.start.title).toBe('Guides');
  });

  it('are imported as their own routes import them', () => {
    const [page] = combinedPage('/guides/printable/').pages;
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
    const printables = route('/api/printable/') + route('/api/printable/hooks/');
    const left = lean('routes.js', printables + route('/vote/'));
    expect(left.trim()).toBe(route('/vote/').trim());
  });

  it('have no chunk with its pages', () => {
    const row = (file: string) => `  "a": [() => import("${file}")],\n`;
    const pages = row('/site/.docusaurus/printable-pages/default/current-api.js');
    const component = row('@site/src/plugins/printables/components/Printable.tsx');
    expect(lean('registry.js', pages + component)).toBe(component);
  });

  it('have no names of its chunks', () => {
    const names =
      '{"/api/printable/-a1":{"__comp":"b"},"/api/printable/hooks/-a2":{},"/vote/-c":{}}';
    expect(lean('routesChunkNames.json', names)).toBe('{"/vote/-c":{}}');
  });

  it('are not silently left as they were', () => {
    expect(() => lean('routes.js', "{path: '/api/printable/', lazy: true}")).toThrow(
      /routes\.js is written some other way now/,
    );
  });
});
