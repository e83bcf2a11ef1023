import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

interface GlobalData {
  versions: {name: string; docs?: unknown; sidebars?: unknown}[];
}

/**
 * Drops the lists of all pages from the data that every page loads. Our theme takes its menus from
 * the section's own file; who reads a list is told (`../browser`).
 */
export function withoutDocList(data: unknown): unknown {
  const {versions, ...rest} = data as GlobalData;
  const trimmed = versions.map((version) => ({...version, docs: undefined, sidebars: undefined}));
  return {...rest, versions: trimmed};
}

interface VersionData {
  version: string;
  docs?: unknown;
  docsSidebars?: unknown;
}

/**
 * Drops all sidebars and the list of titles from the data of versions, and from pages the name of
 * the sidebar they would look up in it.
 * @param createData writes the data of each version as a module
 */
export async function withoutSiteLists(
  stock: RouteConfig,
  createData: PluginContentLoadedActions['createData'],
): Promise<RouteConfig> {
  const route = {...stock};
  delete route.sidebar;
  const routes =
    route.routes &&
    (await Promise.all(route.routes.map((inner) => withoutSiteLists(inner, createData))));
  const {version, ...props} = (route.props ?? {}) as {version?: VersionData};
  if (!version) return {...route, ...(routes && {routes})};
  const trimmed = {...version, docs: undefined, docsSidebars: undefined};
  const file = await createData(`version-${version.version}.js`, versionModule(trimmed));
  return {...route, routes, props, modules: {...route.modules, version: file}};
}

const versionModule = (data: object) =>
  `import {refuseLists} from '@site/src/plugins/docs/browser/refuse-lists';
export default refuseLists(${JSON.stringify(data)}, ['docs', 'docsSidebars']);
`;
