// Typing errors of readers. cspell:ignore outptu confguration webpak
import {
  type Candidate,
  findClosestPages,
  findSamePage,
} from '../../../../src/browser/not-found/closest-pages';

const page = (address: string): Candidate => ({address, title: address});
const pages = [
  '/',
  '/api/',
  '/api/cli/',
  '/concepts/',
  '/concepts/output/',
  '/configuration/',
  '/configuration/node/',
  '/configuration/output/',
  '/loaders/css-loader/',
  '/loaders/less-loader/',
  '/loaders/raw-loader/',
  '/loaders/sass-loader/',
  '/loaders/url-loader/',
  '/loaders/val-loader/',
].map(page);
const closestAddresses = (path: string, candidates = pages) =>
  findClosestPages(path, candidates).map(({address}) => address);

describe('the pages an unknown address may have meant', () => {
  it('are those whose name differs by a few letters, the nearest folder first', () => {
    expect(closestAddresses('/configuration/outptu/')).toEqual([
      '/configuration/output/',
      '/concepts/output/',
      '/configuration/',
    ]);
  });

  it('are found in the wrong folder, and in a folder with a typing error', () => {
    expect(closestAddresses('/guides/output/')).toEqual([
      '/concepts/output/',
      '/configuration/output/',
    ]);
    expect(closestAddresses('/confguration/output/')[0]).toBe('/configuration/output/');
  });

  it('are above the wrong folder rather than in another one', () => {
    const configuration = page('/concepts/configuration/');
    expect(closestAddresses('/docs/configuration/', [configuration, ...pages])).toEqual([
      '/configuration/',
      '/concepts/configuration/',
    ]);
    expect(closestAddresses('/concept/configuration/', [configuration, ...pages])[0]).toBe(
      '/concepts/configuration/',
    );
  });

  it.each([
    '/configuration/Output',
    '/configuration/output.html',
    '/configuration/output/index.html',
  ])('do not depend on how %s is written', (path) =>
    expect(closestAddresses(path)[0]).toBe('/configuration/output/'),
  );

  it('are where a page has moved to', () => {
    const moved = {address: '/concepts/', title: 'Concepts', former: '/what-is-webpack/'};
    expect(closestAddresses('/what-is-webpak/', [...pages, moved])).toEqual(['/concepts/']);
  });

  it('are five at most, each once', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
      page(`/loaders/${letter}ss-loader/`),
    );
    const addresses = closestAddresses('/loaders/xss-loader/', [...many, ...many]);
    expect(addresses).toEqual(many.slice(0, 5).map(({address}) => address));
  });

  it('are none when nothing is close, but the folder', () => {
    expect(closestAddresses('/no-such-page/')).toEqual([]);
    expect(closestAddresses('/configuration/no-such-page/')).toEqual(['/configuration/']);
    expect(closestAddresses('/x/')).toEqual([]);
  });
});

describe('the same page of another version', () => {
  const addresses = ['/old/', '/old/guides/', '/old/plugins/extended-api-plugin/'];

  it.each(['/plugins/extended-api-plugin/', '/plugins/Extended-API-Plugin.html'])(
    'is found below its base for %s',
    (path) => expect(findSamePage(path, '/old/', addresses)).toBe(addresses[2]),
  );

  it('is found at the root for an address below a base', () => {
    expect(findSamePage('/guides/css/', '/', ['/', '/guides/css/'])).toBe('/guides/css/');
  });

  it('is none when the version has no such page', () => {
    expect(findSamePage('/plugins/extended/', '/old/', addresses)).toBeUndefined();
  });
});
