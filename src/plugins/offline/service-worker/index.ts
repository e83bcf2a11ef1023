/**
 * Our part of the service worker, `swCustom` of plugin-pwa (../index.ts): it caches what readers have
 * opened. The part of plugin-pwa has the offline page in its precache. Runs in a worker, without a document.
 */
import {clientsClaim, cacheNames} from 'workbox-core';
import {enable} from 'workbox-navigation-preload';
import {ExpirationPlugin} from 'workbox-expiration';
import {Route, Router} from 'workbox-routing';
import {CacheFirst, NetworkFirst, NetworkOnly, type Strategy} from 'workbox-strategies';
import {networkTimeoutSeconds, runtimeCaches} from '../cache-limits';
import {savedSectionsCache} from '../config';
import {type CachePolicy, cachePolicyOf} from './cache-policy';
import {onlyCacheable, orAnyCache, orSavedSection, orOfflinePage, withoutQuery} from './responses';

/** Ignores `Vary`: hosts may set it, for example for compression, but the content does not vary. */
const matchOptions = {ignoreVary: true};

/** Deletes the least recently used entries beyond the limits, and all when the device runs out of space. */
const expireBeyond = ({maxEntries, maxAgeSeconds}: {maxEntries: number; maxAgeSeconds?: number}) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds,
    matchOptions,
    purgeOnQuotaError: true,
  });

const {pages, assets, data} = runtimeCaches;

const strategies: Record<CachePolicy, Strategy> = {
  pages: new NetworkFirst({
    cacheName: pages.name,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [onlyCacheable, withoutQuery, expireBeyond(pages), orSavedSection, orOfflinePage],
  }),
  assets: new CacheFirst({
    cacheName: assets.name,
    matchOptions,
    plugins: [onlyCacheable, expireBeyond(assets), orSavedSection, orAnyCache],
  }),
  data: new NetworkFirst({
    cacheName: data.name,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [onlyCacheable, expireBeyond(data), orSavedSection],
  }),
  uncached: new NetworkOnly({plugins: [orOfflinePage]}),
};

/** Routes are for GET requests only, which is the default of Workbox. */
const routes = Object.entries(strategies).map(
  ([policy, strategy]) => new Route((request) => cachePolicyOf(request) === policy, strategy),
);

interface FetchEvent extends Event {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** Called by the worker of plugin-pwa before it adds its own listeners. */
export default function registerHandlers(): void {
  const router = new Router();
  for (const route of routes) router.registerRoute(route);
  // Handles `CACHE_URLS`: a page that was loaded before the worker asks it to cache its files.
  router.addCacheListener();

  self.addEventListener('fetch', (event) => {
    const {request, respondWith} = event as FetchEvent;
    const response = router.handleRequest({request, event: event as never});
    if (!response) return;
    respondWith.call(event, response);
    // The listener of plugin-pwa would call `respondWith` as well, which throws.
    event.stopImmediatePropagation();
  });
  self.addEventListener('activate', (event) => {
    (event as Event & {waitUntil: (work: Promise<void>) => void}).waitUntil(deleteFormerCaches());
  });
  clientsClaim();
  // Navigation preload: the browser requests the page while the worker starts.
  enable();
}

/** Deletes the caches of earlier versions of the worker, also those of the former site. */
async function deleteFormerCaches(): Promise<void> {
  const inUse = [
    cacheNames.precache,
    savedSectionsCache,
    ...Object.values(runtimeCaches).map(({name}) => name),
  ];
  const former = (await caches.keys()).filter((name) => !inUse.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
