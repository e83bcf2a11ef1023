/**
 * The service worker: keeps the page for readers without a connection from the start, and what they
 * have read. Runs in a worker, where there is no document.
 */
import {clientsClaim, cacheNames} from 'workbox-core';
import {enable} from 'workbox-navigation-preload';
import {precache} from 'workbox-precaching';
import {Router} from 'workbox-routing';
import {runtimeCaches} from '../config';
import {routes} from './routes';

/** What ../build/first-files.ts lists; the build writes it in. */
declare const firstFiles: {url: string; revision: string | null}[];

/** What a worker has besides what a window has. */
interface Worker {
  skipWaiting: () => Promise<void>;
}

precache(firstFiles);

const router = new Router();
for (const route of routes) router.registerRoute(route);
router.addFetchListener();
// A page that came before the worker names itself and its files.
router.addCacheListener();

self.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
  if (data?.type === 'SKIP_WAITING') void (self as unknown as Worker).skipWaiting();
});
self.addEventListener('activate', (event) => {
  (event as Event & {waitUntil: (work: Promise<void>) => void}).waitUntil(deleteFormerCaches());
});
clientsClaim();
// The page is asked for while the worker starts.
enable();

/** Deletes what former versions of the worker kept, those of the former site included. */
async function deleteFormerCaches(): Promise<void> {
  const inUse = [cacheNames.precache, ...Object.values(runtimeCaches).map(({name}) => name)];
  const former = (await caches.keys()).filter((name) => !inUse.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
