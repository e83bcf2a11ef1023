import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {toString as mdastText} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {screenUrls} from '../../src/config/screens';
import {movedPages} from '../../src/config/redirects';
import {site} from '../../src/config/site';
import {newest, versions} from '../../src/versions';
import {pagesOf} from '../../src/content/index-node';
import {
  type BuiltPage,
  buildFolder,
  builtFile,
  builtPages,
  contentIndex,
} from '../support/built-site';
import {deadLinks} from '../support/link-check';
import {sweptPages} from '../browser/page-kinds';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Text as it is shown: any space is one. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads Markdown the way any reader of it would. */
function readMarkdown(text: string) {
  let frontMatter: unknown;
  const headings: string[] = [];
  const codeBlocks: {language: string | undefined; code: string}[] = [];
  const addresses: string[] = [];
  visit(processor.parse(text), (node) => {
    if (node.type === 'yaml') frontMatter = parseYaml(node.value);
    else if (node.type === 'heading')
      headings.push(squeezed(mdastText(node, {includeHtml: false})));
    else if (node.type === 'code')
      codeBlocks.push({language: node.lang?.toLowerCase(), code: node.value});
    else if ('url' in node) addresses.push(node.url);
  });
  return {frontMatter, headings, codeBlocks, addresses};
}

type ReadMarkdown = ReturnType<typeof readMarkdown>;

const built = new Map(builtPages().map((page) => [page.url, page]));
const indexes = versions.map(({label, base}) => ({
  label,
  base,
  pages: pagesOf(contentIndex(base)),
}));
const pages = indexes.flatMap((index) => index.pages).filter(({url}) => sweptPages.includes(url));
const addresses = pages.map((page) => [page.url, page] as const);
const markdownUrlOf = (url: string) => builtFile(`${url}index.md`);
const exports = new Map(pages.map(({url}) => [url, readMarkdown(markdownUrlOf(url))]));

/** Terminals and diffs are shown without their signs. */
const isSigned = (language = '') => /^(diff|console|bash|sh|shell|zsh|.*session)$/.test(language);
const unsigned = (code: string) =>
  code
    .split('\n')
    .map((line) => line.replace(/^\s*[-+$]?\s*/, '').trimEnd())
    .join('\n');
const codeOf = (language: string | undefined, code: string) =>
  isSigned(language) ? unsigned(code) : code;

function languageOf({properties}: Element): string | undefined {
  const classes = [properties.className ?? []].flat().map(String);
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

const isNote = (node: ElementContent) => node.type === 'element' && node.properties.role === 'note';
const withoutComments = (code: string) => code.replace(/^ *\/\/.*\n/gm, '');

/** Code of a page; what is said beside its lines is comments of the Markdown. */
function shownCode({children, ...code}: Element): {text: string; hasNotes: boolean} {
  const lines = children.filter((node) => !isNote(node));
  const shown = structuredClone({...code, children: lines});
  remove(shown, (node) => node.type === 'element' && (node as Element).tagName === 'button');
  const text = toString(shown).replace(/\n$/, '');
  const hasNotes = lines.length < children.length;
  return {text: hasNotes ? withoutComments(text) : text, hasNotes};
}

/** Headings and code blocks of a built page that its Markdown lacks, or has in another place. */
function missing(page: BuiltPage, markdown: ReadMarkdown): string[] {
  const text = page.url === '/' ? 'main' : 'article';
  const headings = page
    .querySelectorAll(`${text} :is(h2, h3, h4, h5, h6)[id]`)
    .filter(({properties}) => properties.id !== 'footnote-label')
    .map((heading) => squeezed(toString(heading)));
  const shown = page
    .querySelectorAll(`${text} figure pre > code`)
    .map((code) => ({language: languageOf(code), ...shownCode(code)}))
    .map((code) => ({...code, text: codeOf(code.language, code.text)}));
  const written = markdown.codeBlocks.map(({language, code}, index) =>
    shown[index]?.hasNotes ? withoutComments(code) : codeOf(language, code),
  );
  return [
    // The first of the Markdown is the title.
    ...headings.filter((heading, index) => markdown.headings[index + 1] !== heading),
    ...shown.map(({text}) => text).filter((code, index) => written[index] !== code),
  ];
}

describe('the Markdown of a page', () => {
  it.each(addresses)('of %s says what it is', (url, page) => {
    const {frontMatter, headings} = exports.get(url)!;
    expect(frontMatter).toMatchObject({
      title: page.title,
      description: page.description,
      url: site.url + url,
      source: expect.stringMatching(/^https:\/\/.+\.mdx?$/),
    });
    expect(headings[0]).toBe(squeezed(page.title));
  });

  it.each(addresses)('of %s has every heading and every code block', (url) => {
    expect(missing(built.get(url)!, exports.get(url)!)).toEqual([]);
  });

  it('that lacks something is found', () => {
    const url = '/concepts/';
    const [, ...headings] = exports.get(url)!.headings;
    expect(headings.length).toBeGreaterThan(0);
    const empty = {frontMatter: {}, headings: [], codeBlocks: [], addresses: []};
    expect(missing(built.get(url)!, empty)).toEqual(expect.arrayContaining(headings.slice(0, 2)));
  });

  it('leads to pages, headings and files that exist', () => {
    const linking = pages.map(({url}) => {
      // READMEs name addresses of the whole site that are not there yet, and so does their page.
      const written = built
        .get(url)!
        .querySelectorAll('a')
        .map(({properties}) => properties.href);
      const exportedOnly = exports
        .get(url)!
        .addresses.filter((to) => to.startsWith(`${site.url}/`) && !written.includes(to));
      const tree = h(
        null,
        exportedOnly.map((to) => h('a', {href: to.slice(site.url.length)})),
      );
      return {url: `${url}index.md`, tree};
    });
    expect(linking.flatMap(({tree}) => tree.children).length).toBeGreaterThan(50);
    expect(deadLinks(linking, buildFolder, builtPages())).toEqual([]);
  });
});

describe('a page in Markdown', () => {
  it('is at both URLs that tools try', () => {
    expect(builtFile('guides/getting-started.md')).toBe(
      builtFile('guides/getting-started/index.md'),
    );
  });

  it('is at the old URLs of a page that has moved, too', () => {
    for (const {from, to} of movedPages)
      expect(builtFile(`${from.replace(/\/$/, '')}.md`)).toBe(builtFile(`${to}index.md`));
  });

  it('begins with where all pages are listed', () => {
    expect(builtFile('concepts/index.md')).toMatch(/^---\n[^]*?\n---\n\n> .*llms\.txt/);
  });

  it.each(screenUrls)('is also made of the screen %s', (url) => {
    const markdown = builtFile(`${url.slice(1)}index.md`);
    expect(markdown).toMatch(/^> .*llms\.txt.*\n\n# \S/);
    expect(markdown.length).toBeGreaterThan(200);
  });

  it('has no words about tabs and loading', () => {
    for (const file of ['index.md', 'organization/index.md'])
      expect(builtFile(file)).not.toMatch(/opens in a new tab|Loading the lists/);
  });
});

describe.each(indexes)('for version $label', ({base, pages: ofVersion}) => {
  const listed = ofVersion.filter(({unlisted}) => !unlisted);
  const addressesOfMarkdown = listed.map(({url}) => `${site.url}${url}index.md`);

  it('llms.txt lists every page in reading order, and more of the same at its end', () => {
    const {headings, addresses: named} = readMarkdown(builtFile(`${base}llms.txt`));
    expect(headings[0]).toMatch(/^webpack \d documentation$/);
    expect(named.slice(0, addressesOfMarkdown.length)).toEqual(addressesOfMarkdown);
    expect(named.slice(addressesOfMarkdown.length)).toEqual([
      `${site.url}${base}llms-full.txt`,
      `${site.url}${base}reference.json`,
      ...(base === newest.base ? screenUrls.map((url) => `${site.url}${url}index.md`) : []),
      ...versions
        .filter((other) => other.base !== base)
        .map((other) => `${site.url}${other.base}llms.txt`),
    ]);
  });

  it('llms-full.txt has the text of every page, in the same order', () => {
    const all = builtFile(`${base}llms-full.txt`);
    const places = listed.map(({url}) => {
      const [, body = ''] = markdownUrlOf(url).split(/^---\n[^]*?\n---\n\n> .*\n\n/);
      expect(body).toMatch(/^# /);
      return all.indexOf(`<!-- ${site.url}${url} -->\n\n${body}`);
    });
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
