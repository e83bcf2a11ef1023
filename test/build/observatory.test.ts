import {
  headersFor,
  parseHeaders,
} from '../../src/plugins/published-files/build/hosting/headers-format';
import {builtFile, builtPages} from '../support/built-site';

const headers = headersFor(parseHeaders(builtFile('_headers')), '/');
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values] as const;
  }),
);
const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];

/** Sources with which a script or a style of somebody else could run. */
const unsafe = /^(?:'unsafe-|https?:|ftp:|data:|\*)/;

const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
const halfYear = 15_768_000;

const foreignScripts = builtPages().flatMap(({querySelectorAll: all}) =>
  all('script[src]').filter(({properties}) => /^(?:\w+:)?\/\//.test(String(properties.src))),
);

/**
 * What the HTTP Observatory of MDN gives and takes for each header, by its published tables
 * (`@mdn/mdn-http-observatory` 1.4, `src/grader/charts.js`): the best and the worst that we can have.
 */
const rows: readonly [name: string, isBest: boolean, best: number, worst: number][] = [
  [
    'content security policy without anything unsafe, which forbids what it does not name',
    policy.get('default-src')?.join() === "'none'" &&
      [...sourcesOf('script-src'), ...sourcesOf('style-src'), ...sourcesOf('object-src')].every(
        (source) => !unsafe.test(source),
      ),
    10,
    -25,
  ],
  ['no cookies', !('Set-Cookie' in headers), 0, -40],
  ['no access for scripts of others', !('Access-Control-Allow-Origin' in headers), 0, -50],
  [
    'private referrer',
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      headers['Referrer-Policy'] ?? '',
    ),
    5,
    -5,
  ],
  ['https for at least half a year', maxAge >= halfYear, 0, -20],
  ['scripts of this site only', foreignScripts.length === 0, 0, -50],
  ['types as they are sent', headers['X-Content-Type-Options'] === 'nosniff', 0, -5],
  ['no frames, by the policy', policy.get('frame-ancestors')?.join() === "'none'", 5, -20],
  ['files for this site only', headers['Cross-Origin-Resource-Policy'] === 'same-origin', 10, 0],
];

it.each(rows)('the Observatory sees %s', (_, isBest) => {
  expect(isBest).toBe(true);
});

it('the Observatory gives at least 120 points', () => {
  const points = rows.reduce((sum, [, isBest, best, worst]) => sum + (isBest ? best : worst), 100);
  expect(points).toBeGreaterThanOrEqual(120);
});
