import type {WorkboxPlugin} from 'workbox-core/types.js';
import {offlinePath} from '../config';

/**
 * Gives an answer back when it can stand for the file later: whole, found, from this site, and
 * from the very address that was asked. A browser takes no redirected answer for a page.
 */
export const keepable = <Answer extends Pick<Response, 'status' | 'type' | 'redirected'>>(
  answer: Answer,
): Answer | null =>
  answer.status === 200 && answer.type === 'basic' && !answer.redirected ? answer : null;

/** Gives the address a page is kept under: what readers search for is no part of it. */
export const pageAddress = (address: string): string => address.replace(/[?#].*/s, '');

export const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => Promise.resolve(keepable(response)),
};

/** Keeps a page once, whatever stood behind its address. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageAddress(request.url)),
};

/** What to say of a page that cannot be had: the address that has a slash, or why there is none. */
export async function offlineAnswer(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  if (/\/[^/.]+$/.test(url.pathname)) {
    url.pathname += '/';
    return Response.redirect(url.href);
  }
  const page = await caches.match(offlinePath, {ignoreSearch: true});
  return (
    page &&
    new Response(page.body, {status: 503, statusText: 'Service Unavailable', headers: page.headers})
  );
}

/** Answers readers who have gone somewhere in vain. */
export const orOfflinePage: WorkboxPlugin = {
  handlerDidError: ({request}) =>
    request.mode === 'navigate' ? offlineAnswer(request.url) : Promise.resolve(undefined),
};

/** What came with the worker may not have been asked for since; and no cache may be there at all. */
export const orAnyCopy: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await caches.match(request).catch(() => undefined)) ?? fetch(request),
};
