import type {RouteConfig} from '@docusaurus/types';

/**
 * Drops the lists of all pages from the data that every page loads. Our theme takes its menus from
 * the section's own file.
 */
export function withoutDocList(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: object[]};
  const trimmed = versions.map((version) => ({...version, docs: undefined, sidebars: undefined}));
  return {...rest, versions: trimmed};
}

/**
 * Drops all sidebars and the list of titles from the data of versions, and from pages the name of
 * the sidebar they would look up in it.
 */
export function withoutSiteLists(stock: RouteConfig): RouteConfig {
  const route: RouteConfig = {...stock, routes: stock.routes?.map(withoutSiteLists)};
  delete route.sidebar;
  const version = stock.props?.version as object | undefined;
  if (!version) return route;
  const trimmed = {...version, docs: undefined, docsSidebars: undefined};
  return {...route, props: {...stock.props, version: trimmed}};
}
