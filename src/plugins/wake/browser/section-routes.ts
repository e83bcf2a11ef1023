/// <reference types="webpack/module" />
import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import type {RouteConfig} from 'react-router-config';

/** Gives the routes of one section's pages. */
type FetchPages = () => Promise<{default: RouteConfig[]}>;

/** Fetches pages, and gives all routes of their version. */
type Fetch = () => Promise<RouteConfig[]>;

/** Names of a route's chunks, by the property that each is for. */
type ChunkNames = Record<string, unknown>;

/** What loads a chunk; of late ones, also the hash in the name of the file. */
type ChunkRow = [load: () => Promise<unknown>, hash?: string];

const chunks = registry as unknown as Record<string, ChunkRow>;
const names = routesChunkNames as Record<string, ChunkNames>;

/** What fetches the pages that a route stands for; every other route has nothing to fetch. */
const fetching = new WeakMap<RouteConfig, Fetch>();

/**
 * Gives the routes of a version's pages. Those of a section are there once they were fetched; until
 * then one route stands for them (late-pages.cjs writes the calls).
 * @param sections the address of each, most special first, and what fetches its pages
 */
export function sectionRoutes(sections: [address: string, fetchPages: FetchPages][]) {
  const routes: RouteConfig[] = [];
  for (const [path, fetchPages] of sections) {
    const fetch = once(async () => {
      const {default: pages} = await fetchPages();
      routes.splice(routes.indexOf(standIn), 1, ...pages);
      return routes;
    });
    // Shown when the reader has left for one of the pages, and they take long or fail.
    const component = Loadable({
      loading: Loading,
      loader: fetch,
      render: () => renderRoutes(routes),
    });
    const standIn: RouteConfig = {path, key: path, component};
    fetching.set(standIn, fetch);
    routes.push(standIn);
  }
  return routes;
}

/** What failed may be tried again. */
function once(start: Fetch): Fetch {
  let started: Promise<RouteConfig[]> | undefined;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

/** Gives what fetches the pages that a route stands for. */
export const fetchOf = (route: RouteConfig) => fetching.get(route);

/**
 * Makes the routes of a section's pages.
 * @param usual names of the chunks that most pages have
 * @param pages of every page, the other names
 * @param rows what loads the chunks that only this section has
 */
export function sectionPages(
  usual: ChunkNames,
  pages: Record<string, ChunkNames>,
  rows: Record<string, ChunkRow>,
): RouteConfig[] {
  Object.assign(chunks, rows);
  return Object.entries(pages).map(([path, own]) => {
    names[`${path}-`] = {...usual, ...own};
    // The key keeps a page that is shown when the pages of another section come before it.
    return {path, key: path, exact: true, component: ComponentCreator(path, '')};
  });
}

// The runtime knows the files of other chunks: a table of all would grow with every page.
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  // In the development server the place has the path of the module.
  const hash = process.env.NODE_ENV === 'production' ? chunks[chunk]?.[1] : undefined;
  return hash ? `assets/js/${chunk}.${hash}.js` : fileOf(chunk);
};
