import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import {logoForOthers} from '../../src/config/brand';
import formerFiles from '../../src/config/former-files.json' with {type: 'json'};
import {allRedirects} from '../../src/config/redirects';
import {
  headersFor,
  parseHeaders,
} from '../../src/plugins/published-files/build/hosting/headers-format';
import {buildFolder, builtFile, type BuiltPage, builtPages} from '../support/built-site';
import {older} from '../support/older-version';
import {follow} from '../support/served-site';

const rules = parseHeaders(builtFile('_headers'));
/** Those whose page is not written yet are not served. */
const served = allRedirects.filter(({to}) =>
  existsSync(path.join(buildFolder, to.replace(/#.*/, ''), 'index.html')),
);

const inlineScriptHashes = ({querySelectorAll: all}: BuiltPage) =>
  all('script:not([src], [type$=json])').map(
    (script) => `'sha256-${createHash('sha256').update(toString(script)).digest('base64')}'`,
  );

describe('the headers of the built site', () => {
  it('allow every inline script of every page, and nothing inline that is not one', () => {
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    const allowed = new Set(policy.match(/'sha256-[^']+'/g));
    const used = new Set(builtPages().flatMap(inlineScriptHashes));
    expect([...used].filter((hash) => !allowed.has(hash))).toEqual([]);
    expect([...allowed].filter((hash) => !used.has(hash))).toEqual([]);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-/);
  });

  it('keep hashed files for ever, pages never unasked, and not the logo, which has no hash', () => {
    const cached = (address: string) => headersFor(rules, address)['Cache-Control'];
    expect(cached('/assets/js/main.js')).toMatch(/immutable/);
    expect(cached('/concepts/')).toMatch(/max-age=0/);
    expect(cached(logoForOthers)).not.toMatch(/immutable/);
  });
});

describe('an old address', () => {
  it('leads on by the host, with the query', async () => {
    const ends = new Map(
      served.map(({from, to}) => [`${from}?a=b`, to.replace(/(?=#)|$/, '?a=b')]),
    );
    expect(await follow(buildFolder, ends.keys())).toEqual(ends);
  });

  it.each(served)('$from leads on by its own page, where hosts do not', ({from, to}) => {
    const page = builtFile(`${from}index.html`);
    expect(page).toContain(`<script src="/redirect.js" data-to="${to}"></script>`);
    expect(page).toContain(`http-equiv="refresh" content="0; url=${to}"`);
  });
});

describe('what machines read', () => {
  it.each([
    ['/concepts/output/index.md', 'text/markdown; charset=utf-8'],
    [`${older.base}llms-full.txt`, 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ])('%s is sent as %s, and is not found beside its page', (address, type) => {
    const headers = headersFor(rules, address);
    expect(headers['Content-Type']).toBe(type);
    expect(headers['X-Robots-Tag']).toBe('noindex');
  });

  it.each([
    ['/social-cards/concepts.png', 'cross-origin'],
    [logoForOthers, 'cross-origin'],
    ['/img/branding/palette.svg', 'same-origin'],
  ])('%s may be shown by %s', (address, policy) => {
    expect(headersFor(rules, address)['Cross-Origin-Resource-Policy']).toBe(policy);
  });
});

describe('what the former site had besides pages', () => {
  const {images, posts} = formerFiles;

  it.each(Object.entries(images))('%s is still an image that others may show', (from, to) => {
    expect(builtFile(from.slice(1))).toBe(builtFile(to.slice(1)));
    expect(headersFor(rules, from)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  it.each(posts)('$from leads to $to', ({from, to}) => {
    expect(builtFile('_redirects')).toContain(`${from} ${to} 301\n`);
    expect(builtFile(`${from.slice(1)}index.html`)).toContain(`<a href="${to}">`);
  });

  it.each(posts.filter(({to}) => to.startsWith('/') && to.includes('#')))(
    '$from leads to a place that is there',
    ({to}) => {
      const [page, id] = to.split('#');
      expect(builtFile(`${page!.slice(1)}index.html`)).toMatch(new RegExp(` id="?${id}[ ">]`));
    },
  );
});

it('the sitemap lists every page with its slash, and neither redirects nor the app shell', () => {
  const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toContain('https://webpack.js.org/concepts/');
  expect(addresses).toContain(`https://webpack.js.org${older.base}concepts/`);
  expect(addresses.filter((address) => !address?.endsWith('/'))).toEqual([]);
  const unwanted = ['/app-shell/', ...allRedirects.map(({from}) => from)];
  expect(
    addresses.filter((address) => unwanted.some((path) => address?.endsWith(`org${path}`))),
  ).toEqual([]);
});
