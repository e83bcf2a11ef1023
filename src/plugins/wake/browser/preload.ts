// Original: @docusaurus/core/lib/client/preload.js sha256:8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {patient} from './patience';
import {fetchOf} from './section-routes';

const matching = (path: string): RouteConfig[] =>
  [...new Set([path, decodeURI(path)])].flatMap((each) =>
    matchRoutes(routes, each).map(({route}) => route),
  );

/**
 * Loads all that a page needs.
 * @throws what a file threw that does not come
 */
export async function loadPage(path: string): Promise<void> {
  // Not found in one section, a page may still be one of those that lie in none.
  for (let fetch; (fetch = matching(path).map(fetchOf).find(Boolean));) await fetch();
  const components = matching(path).map(({component}) => component as unknown as CanPreload);
  await Promise.all(components.map((component) => component.preload()));
}

/** What the core asks of a route's component; its types leave out that it can be waited for. */
interface CanPreload {
  preload: () => Promise<unknown>;
}

/**
 * Stands for `preload` of the core, which knows the routes of all pages: here those of a section
 * are fetched before a page in it is looked for.
 */
export default function preload(path: string): Promise<unknown> {
  return patient(loadPage(path));
}
