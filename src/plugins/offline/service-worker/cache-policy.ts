import {type runtimeCaches} from '../cache-limits';
import {offlinePath} from '../config';

/** What the policy depends on, as Workbox passes it. */
interface IncomingRequest {
  url: URL;
  sameOrigin: boolean;
  request: Pick<Request, 'mode' | 'cache' | 'headers'>;
}

/** The cache for the response; `uncached` is for pages that are not stored. */
export type CachePolicy = keyof typeof runtimeCaches | 'uncached';

/** Files with a content hash in their names. */
const assets = /^\/assets\/.+[.-][\da-f]{8,}\.\w+$/;
/** The search index, titles and headings of pages, and images, of any version. */
const data = /^(?:\/v\d+)?\/(?:content-index|search-index|img)\//;
/** Printable pages are too large to cache, and the other two have no content of their own. */
const uncachedPage = new RegExp(`/printable/|^(?:${offlinePath}|/app-shell/)$`);

/**
 * Tells how the response to a request is cached.
 * @returns nothing when the worker leaves the request to the browser: to another site, for a part of a
 * file, or with `no-store`
 */
export function cachePolicyOf({
  url: {pathname},
  sameOrigin,
  request,
}: IncomingRequest): CachePolicy | undefined {
  if (!sameOrigin || request.headers.has('range') || request.cache === 'no-store') return undefined;
  if (assets.test(pathname)) return 'assets';
  if (data.test(pathname)) return 'data';
  if (pathname.endsWith('/') && !uncachedPage.test(pathname)) return 'pages';
  return request.mode === 'navigate' ? 'uncached' : undefined;
}
