// Original: @docusaurus/core/lib/client/PendingNavigation.js sha256:1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0

/** How long a click may seem to do nothing, in ms; after that a placeholder says that it did. */
const patience = 400;

const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';
const patienceEnds = () => new Promise((resolve) => setTimeout(resolve, patience));

/**
 * The core keeps the old page until the next one is loaded, however long that takes, and reloads
 * the document when it fails: offline that leaves the reader without any page. Here the next page is
 * shown in time: as a placeholder, or as what went wrong (`theme/Loading`).
 *
 * The first page must come whole: as long as it does not, its static HTML stays.
 */
export function patient(loading: Promise<unknown>): Promise<unknown> {
  if (!isAwake()) return loading;
  return Promise.race([loading.catch(() => {}), patienceEnds()]);
}
