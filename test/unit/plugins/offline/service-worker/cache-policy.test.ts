import {cachePolicyOf} from '../../../../../src/plugins/offline/service-worker/cache-policy';
import {older} from '../../../../support/older-version';

const origin = 'https://webpack.js.org';

function policyOf(address: string, request: Partial<Request> = {}) {
  const url = new URL(address, origin);
  const asked = {mode: 'cors', cache: 'default', headers: new Headers(), ...request} as const;
  return cachePolicyOf({url, sameOrigin: url.origin === origin, request: asked});
}

it.each([
  ['/', 'pages'],
  [`${older.base}concepts/output/`, 'pages'],
  ['/search/?q=output', 'pages'],
  ['/assets/js/static.d7069994.js', 'assets'],
  ['/assets/fonts/read-33b943cf4a7f.woff2', 'assets'],
  ['/assets/images/build-flow-9cc6ed7c01e1f73a32a50781dabc4e47.svg', 'assets'],
  ['/search-index/5.json', 'data'],
  ['/content-index/titles.json', 'data'],
  [`${older.base}content-index/guides.json`, 'data'],
  ['/img/branding/logo.svg', 'data'],
])('of what the service worker keeps %s is of the %s', (address, expected) =>
  expect(policyOf(address)).toBe(expected),
);

describe('what the service worker does not keep', () => {
  it.each([
    '/guides/printable/',
    '/guides/printable/recipes/',
    `${older.base}printable/`,
    '/offline/',
    '/app-shell/',
    '/concepts/index.md',
    '/concepts',
  ])('%s is answered when a reader goes there, and left alone otherwise', (address) => {
    expect(policyOf(address, {mode: 'navigate'})).toBe('uncached');
    expect(policyOf(address)).toBeUndefined();
  });

  it.each(['https://img.shields.io/npm/v/webpack.svg', 'https://a.org/'])(
    '%s is of another site, and never touched',
    (address) => {
      expect(policyOf(address)).toBeUndefined();
      expect(policyOf(address, {mode: 'navigate'})).toBeUndefined();
    },
  );

  const part = new Headers({range: 'bytes=0-99'});
  it.each<[string, string, Partial<Request>]>([
    ['a part of a file', '/assets/js/static.d7069994.js', {headers: part}],
    ['what somebody wants from the network alone', '/concepts/', {cache: 'no-store'}],
    ['a file without a hash in its name', '/assets/js/main.js', {}],
  ])('is %s', (_, address, request) => expect(policyOf(address, request)).toBeUndefined());
});
