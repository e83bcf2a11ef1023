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
export const keptSectionsCache = 'sections-1';

/** The service worker. The query is what plugin-pwa wants to be asked. */
export const workerAddress = `/sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

/** How often an open page asks for a new version of the worker. */
export const updateIntervalMilliseconds = 3_600_000;

/** A page that is kept is shown when the network takes longer than this. */
export const networkTimeoutSeconds = 3;

const day = 24 * 60 * 60;

/**
 * What is kept, and how much of it. The number in a name is that of the format: with another one
 * the worker begins anew, and deletes what it kept before. Of the files of the build a page needs
 * a handful of its own, so there is room for those of every page that is kept.
 */
export const runtimeCaches = {
  pages: {name: 'pages-1', maxEntries: 60, maxAgeSeconds: 30 * day},
  assets: {name: 'assets-1', maxEntries: 400},
  data: {name: 'data-1', maxEntries: 60, maxAgeSeconds: 30 * day},
} as const;

/**
 * Tells whether a build keeps pages for readers without a connection.
 * @param environment with `OFFLINE=off` it does not, and readers who have the worker lose it
 */
export const isOfflineBuild = (environment: NodeJS.ProcessEnv): boolean =>
  environment.OFFLINE !== 'off';
