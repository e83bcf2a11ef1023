import {activeRedirects} from '../../src/config/redirects';
import {headersFor, parseHeaders} from '../../src/plugins/hosting/headers-file';
import {inlineScriptHashes} from '../../src/plugins/hosting/inline-scripts';
import {builtFile, builtPages} from '../support/built-site';

const rules = parseHeaders(builtFile('_headers'));

describe('the headers of the built site', () => {
  it('allow every inline script of every page, and nothing inline that is not one', () => {
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    const allowed = new Set(policy.match(/'sha256-[^']+'/g));
    const used = new Set(builtPages().flatMap((page) => inlineScriptHashes(page.html)));
    expect([...used].filter((hash) => !allowed.has(hash))).toEqual([]);
    expect([...allowed].filter((hash) => !used.has(hash))).toEqual([]);
    expect(policy).not.toMatch(/unsafe-/);
  });

  it('keep hashed files for ever and pages never unasked', () => {
    expect(headersFor(rules, '/assets/js/main.js')['Cache-Control']).toMatch(/immutable/);
    expect(headersFor(rules, '/concepts/')['Cache-Control']).toMatch(/max-age=0/);
  });
});

describe('the sitemap', () => {
  it('lists every page with its slash, and neither redirects nor the app shell', () => {
    const addresses = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toContain('https://webpack.js.org/concepts/');
    expect(addresses).toContain('https://webpack.js.org/v4/concepts/');
    expect(addresses.filter((address) => !address?.endsWith('/'))).toEqual([]);
    const unwanted = ['/app-shell/', ...activeRedirects.map(({from}) => from)];
    expect(
      addresses.filter((address) => unwanted.some((path) => address?.endsWith(`org${path}`))),
    ).toEqual([]);
  });
});
