import type {RouteConfig} from '@docusaurus/types';

interface GlobalData {
  versions: {docs: unknown[]; sidebars?: unknown}[];
}

/**
 * Drops the list of all pages from the data that every page loads. Our theme takes its menus
 * from the section's own file; nothing else reads the list.
 */
export function withoutDocList(data: unknown): unknown {
  const global = data as GlobalData;
  return {
    ...global,
    versions: global.versions.map((version) => ({...version, docs: [], sidebars: {}})),
  };
}

/** Drops all sidebars and the id-to-title list from the data of a version's routes. */
export function withoutSiteLists(route: RouteConfig): RouteConfig {
  const version = route.props?.version as object | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docsSidebars: {}, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutSiteLists)}),
  };
}
