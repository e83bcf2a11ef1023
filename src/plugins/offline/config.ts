/** The page that is shown instead of a page that cannot be loaded. */
export const offlinePath = '/offline/';

/** Attributes of that page by which src/plugins/offline/browser/cached-pages finds its elements. */
export const cachedPagesAttribute = 'data-cached-pages';
export const retryAttribute = 'data-retry';
export const missingPageAttribute = 'data-missing-page';

/** The page on which readers choose what is kept on their device. */
export const offlineReadingPath = '/offline-reading/';

/** Which pages and files each section consists of, written by the build (`./build/offline-sections.ts`). */
export const offlineSectionsAddress = '/offline-sections.json';

/** The cache of the sections that a reader has chosen; nothing in it is given up by itself. */
export const savedSectionsCache = 'sections-1';

/** The service worker. The query is what plugin-pwa wants to be asked. */
export const workerAddress = `/sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

/** How often an open page asks for a new version of the worker. */
export const updateIntervalMilliseconds = 3_600_000;

/**
 * Tells whether a build keeps pages for readers without a connection.
 * @param environment with `OFFLINE=off` it does not, and readers who have the worker lose it
 */
export const isOfflineBuild = (environment: NodeJS.ProcessEnv): boolean =>
  environment.OFFLINE !== 'off';
