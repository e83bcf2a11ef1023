import type {WorkboxPlugin} from 'workbox-core/types.js';
import {savedSectionsCache, offlinePath} from '../config';

/**
 * Caches only complete responses of this site with status 200 that were not redirected: browsers do
 * not accept a redirected response for a page.
 */
export const onlyCacheable: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => {
    const {status, type, redirected} = response;
    return Promise.resolve(status === 200 && type === 'basic' && !redirected ? response : null);
  },
};

/** Caches a page once, whatever the query of its URL. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(request.url.replace(/[?#].*/s, '')),
};

/** When a navigation fails: redirects to the URL with a trailing slash, or shows the offline page. */
export const orOfflinePage: WorkboxPlugin = {
  async handlerDidError({request}) {
    if (request.mode !== 'navigate') return undefined;
    const url = new URL(request.url);
    if (/\/[^/.]+$/.test(url.pathname)) {
      url.pathname += '/';
      return Response.redirect(url.href);
    }
    const page = await caches.match(offlinePath, {ignoreSearch: true});
    const failure = {status: 503, statusText: 'Service Unavailable', headers: page?.headers};
    return page && new Response(page.body, failure);
  },
};

/** Looks in all caches, because precached files are in another one; fetches when caches are forbidden. */
export const orAnyCache: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await caches.match(request).catch(() => undefined)) ?? fetch(request),
};

/** Looks for a file also in saved sections. */
export const orSavedSection: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ??
    (await caches.match(request, {
      cacheName: savedSectionsCache,
      ignoreVary: true,
      ignoreSearch: true,
    })),
};
