// Original: @docusaurus/core/lib/client/preload.js sha256:8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542
// Original: @docusaurus/core/lib/client/PendingNavigation.js sha256:1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** How long the old page stays after a click, in milliseconds, before a placeholder replaces it. */
const timeout = 400;

/**
 * Loads the components of a page.
 * @throws when one of their files cannot be loaded
 */
export async function loadPage(path: string): Promise<void> {
  const matches = [...new Set([path, decodeURI(path)])].flatMap((link) =>
    matchRoutes(routes, link),
  );
  // The types of routes lack the `preload` of their components.
  type Loaded = {preload?: () => Promise<unknown>} | undefined;
  const components = matches.map(({route}) => route.component as unknown as Loaded);
  await Promise.all(components.map((component) => component?.preload?.()));
}

const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Replaces `preload` of the core, which keeps the old page until the next one is loaded, however long
 * that takes, and reloads the document when it fails, so that offline readers lose their page. This
 * one waits a limited time; then `theme/Loading` shows a placeholder or an error.
 *
 * The first page is awaited without a limit: until it is loaded, its static HTML stays.
 */
export default function preload(path: string): Promise<unknown> {
  const loading = loadPage(path);
  if (!isAwake()) return loading;
  const timedOut = new Promise((resolve) => setTimeout(resolve, timeout));
  return Promise.race([loading.catch(() => {}), timedOut]);
}
