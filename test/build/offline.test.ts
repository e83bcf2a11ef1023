import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import * as z from 'zod';
import {cachedPagesAttribute, offlineSectionsAddress} from '../../src/plugins/offline/config';
import {offlineSectionsSchema} from '../../src/plugins/offline/section-schema';
import {
  headersFor,
  parseHeaders,
} from '../../src/plugins/published-files/build/hosting/headers-format';
import {buildFolder, builtFile, pageAt} from '../support/built-site';

const weight = (file: string) =>
  brotliCompressSync(readFileSync(path.join(buildFolder, file))).length;
const workerFiles = readdirSync(buildFolder).filter((file) => file.endsWith('sw.js'));
const offlinePage = pageAt('/offline/');

const entrySchema = z.array(z.strictObject({url: z.string(), revision: z.string().nullable()}));
/** The list that plugin-pwa wrote into the worker. */
function precacheEntries() {
  const [list] = /\[\{"revision":.*?\}\]/.exec(builtFile('sw.js')) ?? [];
  return entrySchema.parse(JSON.parse(list ?? 'null'));
}

describe('the service worker', () => {
  it('is two small files, fetched once in a while', () => {
    expect(workerFiles).toEqual([expect.stringMatching(/^\d+\.sw\.js$/), 'sw.js']);
    expect(workerFiles.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(9_800);
  });

  it('is asked for anew each time', () => {
    const rules = parseHeaders(builtFile('_headers'));
    for (const file of workerFiles)
      expect(headersFor(rules, `/${file}`)['Cache-Control']).toBe('no-cache');
    expect(headersFor(rules, '/')['Content-Security-Policy']).toMatch(
      /manifest-src 'self'.*worker-src 'self'/,
    );
  });

  it('keeps one page from the start, and what that page needs', () => {
    const addresses = precacheEntries().map(({url}) => url);
    expect(addresses.filter((url) => !url.startsWith('/assets/'))).toEqual(['/offline/']);
    const needed = ['link[rel=stylesheet]', 'link[rel=preload]', 'script[src]'].flatMap(
      (selector) =>
        offlinePage
          .querySelectorAll(selector)
          .map(({properties}) => properties.href ?? properties.src),
    );
    expect(addresses).toEqual(expect.arrayContaining(needed));
    expect(addresses.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  });

  it('costs a first visit at most 5 kB, and has at most 55 kB', () => {
    const weights = precacheEntries().map(({url}) =>
      url.endsWith('.woff2')
        ? readFileSync(path.join(buildFolder, url)).byteLength
        : weight(url === '/offline/' ? 'offline/index.html' : url),
    );
    const [page, ...files] = weights;
    expect(page).toBeLessThanOrEqual(4_500);
    expect(files.reduce((sum, bytes) => sum + bytes, page!)).toBeLessThanOrEqual(55_000);
  });
});

it('the screen without a connection is never taken over by the application, nor found', () => {
  expect(offlinePage.querySelectorAll('html[data-app]')).toEqual([]);
  expect(offlinePage.querySelectorAll(`[${cachedPagesAttribute}] [role=status]`)).toHaveLength(1);
  expect(offlinePage.querySelectorAll('meta[name=robots]')[0]?.properties.content).toBe('noindex');
  expect(builtFile('sitemap.xml')).not.toContain('/offline/');
  expect(builtFile('search-index/5.json')).not.toContain('/offline/');
});

it('the web manifest has what browsers ask of a site that can be installed', () => {
  const manifest = JSON.parse(builtFile('manifest.json')) as Record<string, unknown> & {
    icons: {src: string; sizes: string; purpose?: string}[];
  };
  expect(manifest).toMatchObject({name: 'webpack Documentation', display: 'standalone'});
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/', '/', '/']);
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
  for (const {src} of manifest.icons) expect(() => builtFile(src)).not.toThrow();
});

describe('the list of sections to keep', () => {
  const {versions, files} = offlineSectionsSchema.parse(
    JSON.parse(builtFile(offlineSectionsAddress.slice(1))),
  );
  const listedPages = versions
    .flatMap(({sections}) => sections)
    .flatMap(({pages}) => pages.map((index) => files[index]![0]));

  it('names every page once, but for printables and what shows nothing by itself', () => {
    expect(new Set(listedPages).size).toBe(listedPages.length);
    const pages = [...builtFile('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, url]) => url!,
    );
    expect(pages.length).toBeGreaterThan(300);
    expect(pages.filter((url) => !listedPages.includes(url))).toEqual([]);
  });

  it('names what pages load, and their search', () => {
    for (const {label, sections} of versions)
      for (const section of sections) {
        const addresses = section.files.map((index) => files[index]![0]);
        expect(addresses).toContainEqual(expect.stringMatching(/\.css$/));
        expect(addresses).toContainEqual(expect.stringContaining('titles.json'));
        expect(addresses.join(' ')).toContain(`search-index/${label}.json`);
      }
  });
});
