import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildFolder, builtFile, builtPages, type BuiltPage, pageAt} from '../support/built-site';

const compressed = (content: string | Buffer, quality = 11) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
const fileWeight = (address: string, quality?: number) =>
  compressed(readFileSync(path.join(buildFolder, address)), quality);

const inlineScripts = ({querySelectorAll: all}: BuiltPage) =>
  all('script:not([src]):not([type])').map(({children}) =>
    children.map((child) => ('value' in child ? child.value : '')).join(''),
  );
const addresses = ({querySelectorAll: all}: BuiltPage, selector: string, attribute: string) =>
  all(selector).map(({properties}) => String(properties[attribute]));

describe('until the first sign of the reader', () => {
  it.each(['/', '/concepts/', '/loaders/css-loader/'])('%s has at most 5 kB of script', (url) => {
    const files = addresses(pageAt(url), 'script[src]', 'src');
    expect(files).toEqual([expect.stringMatching(/^\/assets\/js\/static\.\w+\.js$/)]);
    const inline = compressed(inlineScripts(pageAt(url)).join('\n'));
    expect(inline + fileWeight(files[0]!)).toBeLessThanOrEqual(5000);
  });

  // Without fonts, compressed as hosts do it while they answer. The aim for /concepts/ is 22 kB; its
  // figure takes 3.1 kB of it, and its drawing of a bundle 3.3 kB. The errors take 60 bytes: their tab, and
  // their pages in the menu.
  it.each([
    ['/', 29_020],
    ['/concepts/', 35_480],
    ['/concepts/output/', 27_500],
  ])('%s weighs at most %i bytes with its styles and script', (url, limit) => {
    const sheets = addresses(pageAt(url), 'link[rel=stylesheet]', 'href');
    const scripts = addresses(pageAt(url), 'script[src]', 'src');
    const files = [`${url}index.html`, ...sheets, ...scripts];
    const total = files.reduce((sum, file) => sum + fileWeight(file, 6), 0);
    expect(total).toBeLessThanOrEqual(limit);
  });

  it('pages say nothing of each other: no script, style or page is fetched ahead', () => {
    const ahead = /<link[^>]*\brel="?(?:prefetch|modulepreload)\b/;
    expect(builtPages().filter(({html}) => ahead.test(html))).toEqual([]);
  });
});

describe('the whole application', () => {
  const filesOf = (url: string) =>
    pageAt(url)
      .querySelectorAll('script[data-app]')
      .flatMap(({properties}) => String(properties.dataApp).split(' '));

  // Each page of the site adds 44 bytes to the table of routes: with 240 pages the limit is 113.8 kB.
  it('is at most 103.2 kB and its table of routes on a page', () => {
    const files = filesOf('/concepts/entry-points/');
    const total = files.reduce((sum, file) => sum + fileWeight(file), 0);
    const pages = builtFile('sitemap.xml').split('<loc>').length - 1;
    expect(total).toBeLessThanOrEqual(103_200 + 44 * pages);
  });
});
