import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {buildFolder, builtPages, type BuiltPage} from '../support/built-site';

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const fileWeight = (address: string) => compressed(readFileSync(path.join(buildFolder, address)));

const page = (url: string) => builtPages().find((candidate) => candidate.url === url)!;
const inlineScripts = ({all}: BuiltPage) =>
  all('script:not([src]):not([type])').map(({children}) =>
    children.map((child) => ('value' in child ? child.value : '')).join(''),
  );
const addresses = ({all}: BuiltPage, selector: string, attribute: string) =>
  all(selector).map(({properties}) => String(properties[attribute]));

describe('until the first sign of the reader', () => {
  it.each(['/', '/concepts/', '/loaders/css-loader/'])('%s has at most 5 kB of script', (url) => {
    const files = addresses(page(url), 'script[src]', 'src');
    expect(files).toEqual([expect.stringMatching(/^\/assets\/js\/static\.\w+\.js$/)]);
    const inline = compressed(inlineScripts(page(url)).join('\n'));
    expect(inline + fileWeight(files[0]!)).toBeLessThanOrEqual(5000);
  });

  it('pages say nothing of each other: no script, style or page is fetched ahead', () => {
    const ahead = builtPages().flatMap((each) =>
      addresses(each, 'link[rel=prefetch], link[rel=modulepreload]', 'href'),
    );
    expect(ahead).toEqual([]);
  });
});

describe('the whole application', () => {
  // The aim is 105 kB; this is what it weighs now, and it may only shrink.
  it('is at most 106.5 kB on a page', () => {
    const [files = ''] = page('/concepts/entry-points/')
      .all('script[data-app]')
      .map(({properties}) => String(properties.dataApp));
    const total = files.split(' ').reduce((sum, file) => sum + fileWeight(file), 0);
    expect(total).toBeLessThanOrEqual(106_500);
  });
});
