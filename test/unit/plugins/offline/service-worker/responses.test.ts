import {
  onlyCacheable,
  orAnyCache,
  orOfflinePage,
  withoutQuery,
} from '../../../../../src/plugins/offline/service-worker/responses';

const whole = {status: 200, type: 'basic', redirected: false} as const;

const cachedCopy = (response: object) => onlyCacheable.cacheWillUpdate!({response} as never);
const offlineAnswer = (url: string) =>
  orOfflinePage.handlerDidError!({request: {url, mode: 'navigate'}} as never);

function withCaches(match: (asked: unknown) => Promise<Response | undefined>) {
  Object.assign(globalThis, {caches: {match}});
}
const {fetch} = globalThis;
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  globalThis.fetch = fetch;
});

describe('a response', () => {
  it('is kept when it is whole and from this site', async () => {
    expect(await cachedCopy(whole)).toBe(whole);
  });

  it.each([
    ['was not found', {status: 404}],
    ['is a part', {status: 206}],
    ['came from another address', {redirected: true}],
    ['cannot be looked into', {status: 0, type: 'opaque'}],
  ] as const)('that %s is not', async (_what, difference) => {
    expect(await cachedCopy({...whole, ...difference})).toBeNull();
  });

  it('of a page is kept without what was searched for', async () => {
    const request = {url: 'https://webpack.js.org/search/?q=secret#top'};
    expect(await withoutQuery.cacheKeyWillBeUsed!({request} as never)).toBe(
      'https://webpack.js.org/search/',
    );
  });
});

// That a page says that there is no connection: test/browser/offline.spec.ts.
it('without a connection an address without its slash leads to the one that has it', async () => {
  const response = await offlineAnswer('https://webpack.js.org/concepts?from=old');
  expect(response?.status).toBe(302);
  expect(response?.headers.get('Location')).toBe('https://webpack.js.org/concepts/?from=old');
});

describe('a file that never changes', () => {
  const request = new Request('https://webpack.js.org/assets/js/static.d7069994.js');

  it('comes from any copy', async () => {
    const copy = new Response('kept');
    withCaches(() => Promise.resolve(copy));
    expect(await orAnyCache.handlerDidError!({request} as never)).toBe(copy);
  });

  it('comes from the network where the browser refuses to keep anything', async () => {
    const response = new Response('fetched');
    withCaches(() => Promise.reject(new Error('refused')));
    globalThis.fetch = () => Promise.resolve(response);
    expect(await orAnyCache.handlerDidError!({request} as never)).toBe(response);
  });
});
