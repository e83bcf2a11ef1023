import {type runtimeCaches} from '../cache-limits';
import {offlinePath} from '../config';

/** What the policy depends on. */
export interface IncomingRequest {
  url: URL;
  sameOrigin: boolean;
  request: Pick<Request, 'mode' | 'cache' | 'headers'>;
}

/** The cache for the response; `uncached` is what is shown to the reader and not kept. */
export type CachePolicy = keyof typeof runtimeCaches | 'uncached';

/** Content hashes are in their names. */
const assets = /^\/assets\/.+[.-][\da-f]{8,}\.\w+$/;
/** Records of the search, titles and headings of pages, and pictures, of any version. */
const data = /^(?:\/v\d+)?\/(?:content-index|search-index|img)\//;
/** Printable pages are whole sections, and these two are no pages. */
const noPage = new RegExp(`/printable/$|^(?:${offlinePath}|/app-shell/)$`);

/**
 * Tells how the response to a request is cached.
 * @returns nothing when the worker leaves it to the browser: another site, a part of a file, or
 * a request that forbids a copy
 */
export function cachePolicyOf({
  url: {pathname},
  sameOrigin,
  request,
}: IncomingRequest): CachePolicy | undefined {
  if (!sameOrigin || request.headers.has('range') || request.cache === 'no-store') return undefined;
  if (assets.test(pathname)) return 'assets';
  if (data.test(pathname)) return 'data';
  if (pathname.endsWith('/') && !noPage.test(pathname)) return 'pages';
  return request.mode === 'navigate' ? 'uncached' : undefined;
}
