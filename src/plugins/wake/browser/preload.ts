// Original: @docusaurus/core/lib/client/preload.js sha256:8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542
// Original: @docusaurus/core/lib/client/PendingNavigation.js sha256:1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** How long a click may seem to do nothing, in ms; after that a placeholder says that it did. */
const timeout = 400;

/**
 * Loads all that a page needs.
 * @throws what a file threw that does not come
 */
export async function loadPage(path: string): Promise<void> {
  const matches = [...new Set([path, decodeURI(path)])].flatMap((link) =>
    matchRoutes(routes, link),
  );
  // Its types leave out that a component can be waited for.
  type Loaded = {preload?: () => Promise<unknown>} | undefined;
  const components = matches.map(({route}) => route.component as unknown as Loaded);
  await Promise.all(components.map((component) => component?.preload?.()));
}

const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Stands for `preload` of the core, which keeps the old page until the next one is loaded, however
 * long that takes, and reloads the document when it fails: offline that leaves the reader without
 * any page. Here the next page is shown in time: as a placeholder, or as what went wrong
 * (`theme/Loading`).
 *
 * The first page must come whole: as long as it does not, its static HTML stays.
 */
export default function preload(path: string): Promise<unknown> {
  const loading = loadPage(path);
  if (!isAwake()) return loading;
  const timedOut = new Promise((resolve) => setTimeout(resolve, timeout));
  return Promise.race([loading.catch(() => {}), timedOut]);
}
