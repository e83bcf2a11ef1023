/** The page that is shown instead of a page that cannot be loaded. */
export const offlinePath = '/offline/';

/** Attributes of that page by which src/plugins/offline/browser/cached-pages finds its elements. */
export const cachedPagesAttribute = 'data-cached-pages';
export const retryAttribute = 'data-retry';
export const missingPageAttribute = 'data-missing-page';

/** The page on which readers choose the sections to save on their device. */
export const offlineReadingPath = '/offline-reading/';

/** The list of pages and files of each section, which the build writes (`./build/offline-sections.ts`). */
export const offlineSectionsAddress = '/offline-sections.json';

/** The cache of saved sections; nothing in it expires. */
export const savedSectionsCache = 'sections-1';

/** The URL of the service worker, with the parameters that plugin-pwa expects. */
export const workerAddress = `/sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

/** How often an open page looks for a new version of the worker. */
export const updateIntervalMilliseconds = 3_600_000;

/**
 * Tells whether a build has the service worker.
 * @param environment `OFFLINE=off` builds without it, and removes the worker of readers who have one
 */
export const isOfflineBuild = (environment: NodeJS.ProcessEnv): boolean =>
  environment.OFFLINE !== 'off';
