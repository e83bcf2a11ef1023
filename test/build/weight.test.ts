import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildFolder, builtFile, builtPages, type BuiltPage, pageAt} from '../support/built-site';
import {memoize} from '../../src/memoize';
import {withoutBase} from '../../src/versions';
import {pageBudgets} from './page-budgets';

const compressed = (content: string | Buffer, quality = 11) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
const readBuilt = (address: string) => readFileSync(path.join(buildFolder, address));
/** Compressed before, as files are that stay the same. */
const fileWeight = (address: string) => compressed(readBuilt(address));
/** Compressed while the host answers. */
const answerWeight = memoize((address: string) => compressed(readBuilt(address), 6));

const inlineScripts = ({querySelectorAll: all}: BuiltPage) =>
  all('script:not([src]):not([type])').map(({children}) =>
    children.map((child) => ('value' in child ? child.value : '')).join(''),
  );
const addresses = ({querySelectorAll: all}: BuiltPage, selector: string, attribute: string) =>
  all(selector).map(({properties}) => String(properties[attribute]));

const weightOf = (page: BuiltPage): number =>
  [page.file, ...sheetsOf(page), ...addresses(page, 'script[src]', 'src')].reduce(
    (sum, file) => sum + answerWeight(file),
    0,
  );
const sheetsOf = (page: BuiltPage) => addresses(page, 'link[rel=stylesheet]', 'href');
const pagesWithStyles = builtPages().filter((page) => sheetsOf(page).length > 0);
const budgetOf = (url: string) => pageBudgets.find(({address}) => address.test(withoutBase(url)));

describe('until the first sign of the reader', () => {
  it.each(['/', '/concepts/', '/loaders/css-loader/'])('%s has at most 3.8 kB of script', (url) => {
    const files = addresses(pageAt(url), 'script[src]', 'src');
    expect(files).toEqual([expect.stringMatching(/^\/assets\/js\/static\.\w+\.js$/)]);
    const inline = compressed(inlineScripts(pageAt(url)).join('\n'));
    expect(inline + fileWeight(files[0]!)).toBeLessThanOrEqual(3800);
  });

  it.each(pageBudgets)('$pages: at most $bytes bytes each', ({bytes, ...budget}) => {
    const pages = pagesWithStyles.filter(({url}) => budgetOf(url)?.pages === budget.pages);
    expect(pages.length).toBeGreaterThan(0);
    const weights = pages.map((page) => ({page: page.url, bytes: weightOf(page)}));
    expect(weights.filter((weight) => weight.bytes > bytes)).toEqual([]);
  });

  it('pages say nothing of each other: no script, style or page is fetched ahead', () => {
    const ahead = /<link[^>]*\brel="?(?:prefetch|modulepreload)\b/;
    expect(builtPages().filter(({html}) => ahead.test(html))).toEqual([]);
  });
});

describe('the whole application', () => {
  const filesOf = (url: string) =>
    pageAt(url)
      .querySelectorAll('html[data-app]')
      .flatMap(({properties}) => String(properties.dataApp).split(' '));

  // Each page of the site adds 44 bytes to the table of routes: with 240 pages the limit is 113.8 kB.
  it('is at most 103.2 kB and its table of routes on a page', () => {
    const files = filesOf('/concepts/entry-points/');
    const total = files.reduce((sum, file) => sum + fileWeight(file), 0);
    const pages = builtFile('sitemap.xml').split('<loc>').length - 1;
    expect(total).toBeLessThanOrEqual(103_200 + 44 * pages);
  });
});
