/** When the network takes longer than this, the cached page is shown. */
export const networkTimeoutSeconds = 3;

const day = 24 * 60 * 60;

/**
 * The caches of the service worker and their limits. Increase the number in a name to discard a cache:
 * the worker deletes caches whose names it does not know. A page has only a few assets of its own, so
 * the limit of `assets` is enough for those of all cached pages.
 */
export const runtimeCaches = {
  pages: {name: 'pages-1', maxEntries: 60, maxAgeSeconds: 30 * day},
  assets: {name: 'assets-1', maxEntries: 400},
  data: {name: 'data-1', maxEntries: 60, maxAgeSeconds: 30 * day},
} as const;
