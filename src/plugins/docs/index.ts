import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {sectionOf, sections} from '../../config/sections';
import {type DocumentationVersion, versionOf, versions} from '../../versions';
import {readIndex} from '../../content';
import {buildSectionMenu} from '../../content/section-menu';
import {pageMark} from '../development/saved-pages';

/**
 * The docs plugin, so that a page carries its own section's menu and nothing of the others:
 * the stock plugin puts the list of all pages into the data of every page.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const stock = (await pluginContentDocs(context, options)) as Plugin<LoadedContent>;
  return {
    ...stock,
    // A reload reads all pages of all versions; a change of a page's text needs none.
    getPathsToWatch: () => [
      pageMark(context.generatedFilesDir),
      ...(stock.getPathsToWatch?.() ?? []).filter((pattern) => !pattern.includes('*')),
    ],
    async contentLoaded({content, actions}) {
      const addMenus = await menuAdder(context.siteDir, actions);
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(addMenus(withoutSiteLists(route))),
          setGlobalData: (data) => actions.setGlobalData(withoutDocList(data)),
        },
      });
    },
  };
}
docs.validateOptions = validateOptions;

/** Leaves the text of the landing page without a route of its own: the landing page shows it. */
const isPage = (route: RouteConfig) => !(route.exact && route.path === '/');

/** Writes the menu files of each section, and gives a function that attaches one to each page. */
async function menuAdder(siteDir: string, {createData}: PluginContentLoadedActions) {
  const index = await readIndex(siteDir);
  const menus = new Map<string, string>();
  for (const version of versions) {
    const root = index[version.name]!;
    const others = versions
      .filter((other) => other !== version)
      .map((other) => ({label: other.label, root: index[other.name]!}));
    for (const section of [undefined, ...sections]) {
      for (const isListed of section ? [false, true] : [false]) {
        const file = menuFile(version, section, isListed);
        menus.set(file, await createData(file, buildSectionMenu(root, others, section, isListed)));
      }
    }
  }

  return function addMenu(route: RouteConfig): RouteConfig {
    if (route.routes) return {...route, routes: route.routes.filter(isPage).map(addMenu)};
    if (!route.modules?.content) return route;
    const version = versionOf(route.path);
    const section = sectionOf(route.path, version.base);
    const isIntro = section !== undefined && route.path === `${version.base}${section}/`;
    const menu = menus.get(menuFile(version, section, isIntro))!;
    return {...route, modules: {...route.modules, menu}};
  };
}

const menuFile = ({name}: DocumentationVersion, section = 'top', isListed: boolean) =>
  `menu-${name}-${section}${isListed ? '-list' : ''}.json`;

/**
 * Drops the lists of all pages from the data that every page loads. Our theme takes its menus from
 * the section's own file.
 */
function withoutDocList(data: unknown): unknown {
  const {versions, ...otherData} = data as {versions: object[]};
  const trimmed = versions.map((version) => ({...version, docs: undefined, sidebars: undefined}));
  return {...otherData, versions: trimmed};
}

/**
 * Drops all sidebars and the list of titles from the data of versions, and from pages the name of
 * the sidebar they would look up in it.
 */
function withoutSiteLists(stock: RouteConfig): RouteConfig {
  const route: RouteConfig = {...stock, routes: stock.routes?.map(withoutSiteLists)};
  delete route.sidebar;
  const version = stock.props?.version as object | undefined;
  if (!version) return route;
  const trimmed = {...version, docs: undefined, docsSidebars: undefined};
  return {...route, props: {...stock.props, version: trimmed}};
}
