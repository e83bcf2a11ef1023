import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {readIndex} from '../content-index';
import {sectionMenu, sectionOf} from '../content-index/section-menu';
import {withoutDocList, withoutSiteLists} from './lean-data';

/**
 * The docs plugin, so that a page carries its own section's menu and nothing of the others:
 * the stock plugin puts the list of all pages into the data of every page.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const stock = (await pluginContentDocs(context, options)) as Plugin<LoadedContent>;
  return {
    ...stock,
    async contentLoaded({content, actions}) {
      const addMenus = await menuAdder(context.siteDir, actions);
      const routes: RouteConfig[] = [];
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => routes.push(route),
          setGlobalData: (data) => actions.setGlobalData(withoutDocList(data)),
        },
      });
      for (const route of routes) actions.addRoute(addMenus(withoutSiteLists(route)));
    },
  };
}
docs.validateOptions = validateOptions;

/** Writes one menu file per section, and gives a function that attaches each to its pages. */
async function menuAdder(siteDir: string, {createData}: PluginContentLoadedActions) {
  const index = await readIndex(siteDir);
  const menus = new Map<string, string>();
  for (const [position, {name, base}] of versions.entries()) {
    const other = versions[1 - position]!;
    const root = index[name]!;
    const names = [undefined, ...root.children.filter(({type}) => type === 'directory').map((node) => node.name)];
    for (const section of names) {
      const menu = sectionMenu(root, index[other.name]!, section);
      menus.set(`${base} ${section}`, await createData(`menu-${name}-${section ?? 'top'}.json`, menu));
    }
  }

  return function addMenu(route: RouteConfig): RouteConfig {
    if (route.routes) return {...route, routes: route.routes.map(addMenu)};
    if (!route.modules?.content) return route;
    const base = versions.find((version) => version.base !== '/' && route.path.startsWith(version.base))?.base ?? '/';
    const menu = menus.get(`${base} ${sectionOf(route.path, base)}`);
    return {...route, modules: {...route.modules, menu: menu!}};
  };
}
