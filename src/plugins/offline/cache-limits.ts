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
