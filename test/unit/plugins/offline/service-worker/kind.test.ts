import {kindOf} from '../../../../../src/plugins/offline/service-worker/kind';
import {older} from '../../../../support/older-version';

const origin = 'https://webpack.js.org';

function kind(address: string, request: Partial<Request> = {}) {
  const url = new URL(address, origin);
  const asked = {mode: 'cors', cache: 'default', headers: new Headers(), ...request} as const;
  return kindOf({url, sameOrigin: url.origin === origin, request: asked});
}

describe('what the service worker keeps', () => {
  it.each(['/', `${older.base}concepts/output/`, '/search/?q=output'])('%s is a page', (address) =>
    expect(kind(address)).toBe('pages'),
  );

  it.each([
    '/assets/js/static.d7069994.js',
    '/assets/fonts/read-33b943cf4a7f.woff2',
    '/assets/images/build-flow-9cc6ed7c01e1f73a32a50781dabc4e47.svg',
  ])('%s never changes', (address) => expect(kind(address)).toBe('assets'));

  it.each([
    '/search-index/5.json',
    '/content-index/titles.json',
    `${older.base}content-index/guides.json`,
    '/img/branding/logo.svg',
  ])('%s may change', (address) => expect(kind(address)).toBe('data'));
});

describe('what the service worker does not keep', () => {
  it.each([
    '/guides/printable/',
    `${older.base}printable/`,
    '/offline/',
    '/app-shell/',
    '/concepts/index.md',
    '/concepts',
  ])('%s is answered when a reader goes there, and left alone otherwise', (address) => {
    expect(kind(address, {mode: 'navigate'})).toBe('passing');
    expect(kind(address)).toBeUndefined();
  });

  it.each(['https://img.shields.io/npm/v/webpack.svg', 'https://a.org/'])(
    '%s is of another site, and never touched',
    (address) => {
      expect(kind(address)).toBeUndefined();
      expect(kind(address, {mode: 'navigate'})).toBeUndefined();
    },
  );

  it('is a part of a file', () => {
    const headers = new Headers({range: 'bytes=0-99'});
    expect(kind('/assets/js/static.d7069994.js', {headers})).toBeUndefined();
  });

  it('is what somebody wants from the network alone', () => {
    expect(kind('/concepts/', {cache: 'no-store'})).toBeUndefined();
  });

  it('is a file without a hash in its name', () => {
    expect(kind('/assets/js/main.js')).toBeUndefined();
  });
});
