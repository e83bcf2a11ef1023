/**
 * What the service worker does besides keeping the page for readers without a connection, which
 * plugin-pwa does: `swCustom` of src/plugins/offline/build. Runs in a worker, where there is no document.
 */
import {clientsClaim, cacheNames} from 'workbox-core';
import {enable} from 'workbox-navigation-preload';
import {ExpirationPlugin} from 'workbox-expiration';
import {Route, Router} from 'workbox-routing';
import {CacheFirst, NetworkFirst, NetworkOnly, type Strategy} from 'workbox-strategies';
import {networkTimeoutSeconds, runtimeCaches} from '../cache-limits';
import {savedSectionsCache} from '../config';
import {type CachePolicy, cachePolicyOf} from './cache-policy';
import {onlyKeepable, orAnyCopy, orSavedSection, orOfflinePage, withoutQuery} from './responses';

/** Hosts may vary answers by what a browser accepts; ours does not. */
const matchOptions = {ignoreVary: true};

/** Forgets what was used the longest time ago, and everything when there is no room on the device. */
const atMost = ({maxEntries, maxAgeSeconds}: {maxEntries: number; maxAgeSeconds?: number}) =>
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
    plugins: [onlyKeepable, withoutQuery, atMost(pages), orSavedSection, orOfflinePage],
  }),
  assets: new CacheFirst({
    cacheName: assets.name,
    matchOptions,
    plugins: [onlyKeepable, atMost(assets), orSavedSection, orAnyCopy],
  }),
  data: new NetworkFirst({
    cacheName: data.name,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [onlyKeepable, atMost(data), orSavedSection],
  }),
  uncached: new NetworkOnly({plugins: [orOfflinePage]}),
};

/** Of what is asked with GET: anything else changes something, and is not ours. */
const routes = Object.entries(strategies).map(
  ([policy, strategy]) => new Route((request) => cachePolicyOf(request) === policy, strategy),
);

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** Called by the worker of plugin-pwa before it listens itself. */
export default function serve(): void {
  const router = new Router();
  for (const route of routes) router.registerRoute(route);
  // A page that came before the worker names itself and its files.
  router.addCacheListener();

  self.addEventListener('fetch', (event) => {
    const {request, respondWith} = event as FetchEvent;
    const answer = router.handleRequest({request, event: event as never});
    if (!answer) return;
    respondWith.call(event, answer);
    // plugin-pwa would answer as well, which throws.
    event.stopImmediatePropagation();
  });
  self.addEventListener('activate', (event) => {
    (event as Event & {waitUntil: (work: Promise<void>) => void}).waitUntil(deleteFormerCaches());
  });
  clientsClaim();
  // The page is asked for while the worker starts.
  enable();
}

/** Deletes what former versions of the worker kept, those of the former site included. */
async function deleteFormerCaches(): Promise<void> {
  const inUse = [
    cacheNames.precache,
    savedSectionsCache,
    ...Object.values(runtimeCaches).map(({name}) => name),
  ];
  const former = (await caches.keys()).filter((name) => !inUse.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
