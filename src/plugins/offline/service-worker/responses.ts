import type {WorkboxPlugin} from 'workbox-core/types.js';
import {savedSectionsCache, offlinePath} from '../config';

/**
 * Caches a response when it can replace the file later: whole, with status 200, from this site, and from the
 * very address that was asked. A browser takes no redirected answer for a page.
 */
export const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => {
    const {status, type, redirected} = response;
    return Promise.resolve(status === 200 && type === 'basic' && !redirected ? response : null);
  },
};

/** Keeps a page once, whatever stood behind its address: what readers search for is no part of it. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(request.url.replace(/[?#].*/s, '')),
};

/** Answers readers who have gone somewhere in vain: by the address that has a slash, or with why. */
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

/** What came with the worker may not have been asked for since; and no cache may be there at all. */
export const orAnyCopy: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await caches.match(request).catch(() => undefined)) ?? fetch(request),
};

/** Looks for a file also among the sections that the reader keeps. */
export const orSavedSection: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ??
    (await caches.match(request, {
      cacheName: savedSectionsCache,
      ignoreVary: true,
      ignoreSearch: true,
    })),
};
