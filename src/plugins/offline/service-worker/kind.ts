import {type runtimeCaches, offlinePath} from '../config';

/** What decides about a request. */
export interface Asked {
  url: URL;
  sameOrigin: boolean;
  request: Pick<Request, 'mode' | 'cache' | 'headers'>;
}

/** A cache to keep the answer in; `passing` is what is shown to the reader and not kept. */
export type Kind = keyof typeof runtimeCaches | 'passing';

/** Content hashes are in their names. */
const assets = /^\/assets\/.+[.-][\da-f]{8,}\.\w+$/;
/** Records of the search, titles and headings of pages, and pictures, of any version. */
const data = /^(?:\/v\d+)?\/(?:content-index|search-index|img)\//;
/** Printable pages are whole sections, and these two are no pages. */
const noPage = new RegExp(`/printable/$|^(?:${offlinePath}|/app-shell/)$`);

/**
 * Tells what becomes of the answer to a request.
 * @returns nothing when it is none of the worker's business: another site, a part of a file, or
 * somebody who wants no copy
 */
export function requestKindOf({url: {pathname}, sameOrigin, request}: Asked): Kind | undefined {
  if (!sameOrigin || request.headers.has('range') || request.cache === 'no-store') return undefined;
  if (assets.test(pathname)) return 'assets';
  if (data.test(pathname)) return 'data';
  if (pathname.endsWith('/') && !noPage.test(pathname)) return 'pages';
  return request.mode === 'navigate' ? 'passing' : undefined;
}
