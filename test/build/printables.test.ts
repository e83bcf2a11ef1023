import path from 'node:path';
import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {sections} from '../../src/config/sections';
import {versions} from '../../src/versions';
import {rareSheets} from '../../src/markdown/rare-style-sheets';
import {combinedPages} from '../../src/plugins/printables/combined-pages';
import {builtFile, builtPages, contentIndex} from '../support/built-site';
import {selectElements} from '../support/select-elements';

const built = new Map(builtPages().map((page) => [page.url, page]));
const printables = versions.flatMap(({base}) => combinedPages(contentIndex(base)));
const cases = printables.map(({url, pages}) => [url, built.get(url)!, pages] as const);

/** Without buttons, which paper has none of. */
const textOf = (root: Element): string => {
  const texts: string[] = [];
  visit(root, (node) => {
    if (node.type === 'element' && node.tagName === 'button') return SKIP;
    if (node.type === 'text') texts.push(node.value);
    return undefined;
  });
  return texts.join('').replace(/\s+/g, ' ').trim();
};
const properties = (elements: Element[], name: string) =>
  elements.map((element) => element.properties[name]);
/** Elements of these names; none depends on what stands around the root. */
const below = (names: string, root: Element) => selectElements(names, root, () => undefined);
/** Text of what carries it; the row of a guide's steps and the links of headings stay on the screen. */
const textsIn = (root: Element) =>
  below('h2, h3, h4, p, li, td, th, summary, pre', root)
    .filter((element) => below('p, li, td, pre', element).length <= 1)
    .map(textOf);

describe('printable pages', () => {
  it('exist for every section of both versions, and for the pages in none @spec-2.6.2', () => {
    const wholes = versions.flatMap(({base}) =>
      ['', ...sections.map((section) => `${section}/`)].map((path) => `${base}${path}printable/`),
    );
    const urls = printables.map(({url}) => url);
    expect(urls).toEqual(expect.arrayContaining(wholes));
    expect(urls.filter((url) => !built.has(url))).toEqual([]);
  });

  it('have at most 1.2 MB, or lead to parts that do and have the same pages', () => {
    const sizeOf = (url: string) => built.get(url)!.html.length;
    const urlsOf = (pages: readonly {url: string}[]) => pages.map(({url}) => url);
    for (const {url, pages, choices} of printables.filter(({url}) => sizeOf(url) > 1_200_000)) {
      const [whole, ...parts] = urlsOf(choices);
      expect(whole).toBe(url);
      expect(parts.filter((part) => sizeOf(part) > 1_200_000)).toEqual([]);
      const pagesOfParts = printables.filter((part) => parts.includes(part.url));
      // The first page of a section is in no group.
      expect(pagesOfParts.flatMap((part) => urlsOf(part.pages))).toEqual(urlsOf(pages.slice(1)));
    }
  });

  it('are in no sitemap and no index @spec-2.6.8', () => {
    const lists = ['sitemap.xml', ...versions.map(({base}) => `${base}content-index.json`)];
    expect(lists.filter((file) => builtFile(file).includes('printable/'))).toEqual([]);
  });
});

describe.each(cases)('%s', (url, page, pages) => {
  it('has every page in reading order', () => {
    const [, ...titles] = page.querySelectorAll('main h1').map(textOf);
    expect(titles).toEqual(pages.map(({title}) => title));
  });

  it('says what each page says', () => {
    const chapters = page.querySelectorAll('main article');
    const missing = pages.flatMap(({url: address}, position) =>
      // The landing page shows its text in bands of its own.
      built
        .get(address)!
        .querySelectorAll('article.prose, article > .prose')
        .flatMap((article) => missingIn(chapters[position]!, article)),
    );
    expect(missing).toEqual([]);
  });

  it('never uses an id twice', () => {
    const ids = properties(page.querySelectorAll('[id]'), 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('leads to its own chapters, never to the pages they were', () => {
    const inside = new Set(pages.map(({url}) => url));
    const leading = properties(page.querySelectorAll('main a[href]'), 'href').map(
      (href) => new URL(String(href), `https://site.invalid${url}`),
    );
    const away = leading.filter(
      ({host, pathname}) => host === 'site.invalid' && inside.has(pathname),
    );
    expect(away.map(({pathname, hash}) => pathname + hash)).toEqual([]);
  });

  it('lists all chapters and their headings in its contents', () => {
    const listed = properties(
      page.querySelectorAll('section[aria-labelledby=contents] a'),
      'href',
    ).map((href) => decodeURIComponent(String(href)));
    const headings = properties(page.querySelectorAll('article :is(h1, h2)[id]'), 'id')
      .filter((id) => !String(id).endsWith('footnote-label'))
      .map((id) => `#${String(id)}`);
    expect(listed).toEqual(headings);
  });

  it('is a document for paper: everything unfolded, no application, no search engine @spec-2.1.5', () => {
    expect(page.querySelectorAll('head > title').map(textOf)).toEqual([
      'Combined printable page | webpack',
    ]);
    expect(properties(page.querySelectorAll('meta[name=robots]'), 'content')).toEqual([
      'noindex, nofollow',
    ]);
    expect(
      page.querySelectorAll('details:not([open]), img[loading=lazy], main nav, main button'),
    ).toEqual([]);
    expect(page.querySelectorAll('html[data-app]')).toEqual([]);
    expect(properties(page.querySelectorAll('script[src]'), 'src')).toEqual([
      '/print.js',
      expect.stringMatching(/^\/assets\/js\/static\.\w+\.js$/),
    ]);
    // What pages bring themselves is in there, whichever pages these are, and one sheet of its own;
    // paper has no list of a section's pages.
    const sheets = properties(page.querySelectorAll('link[rel=stylesheet]'), 'href').map(
      (href) => /^\/assets\/css\/([\w-]+)\.\w+\.css$/.exec(String(href))?.[1],
    );
    const rare = rareSheets
      .map(({file, shares = path.basename(file, '.css')}) => shares)
      .filter((name) => name !== 'section-pages');
    expect(sheets.slice(0, -1)).toEqual(['styles', ...[...new Set(rare)].sort()]);
    expect(sheets.at(-1)).toMatch(/^\w+$/);
  });
});

it('the comparison with the pages finds what a chapter does not say', () => {
  const [chapter] = built.get('/guides/printable/')!.querySelectorAll('main article');
  const [other] = built.get('/guides/installation/')!.querySelectorAll('article.prose');
  expect(missingIn(chapter!, other!).length).toBeGreaterThan(10);
});

function missingIn(chapter: Element, article: Element): string[] {
  const chapterTexts = new Set(textsIn(chapter));
  const children = article.children.filter(
    (node) => !('tagName' in node && node.tagName === 'nav'),
  );
  return textsIn({...article, children}).filter((text) => !chapterTexts.has(text));
}
