import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {versionNamed} from '../../../versions';
import {groupPages} from '../../../content/section-menu';
import type {PageNode} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {readVersion} from '../../../content/read-version';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];

/**
 * Makes the sidebars of the docs plugin from the content index, so that Previous and Next
 * follow the same order as every menu.
 * @param siteDir absolute folder of the site
 */
export function sidebarFromIndex(siteDir: string): SidebarItemsGenerator {
  return async ({item, version, docs}) => {
    const idBySource = new Map(docs.map(({id, source}) => [source.replace(/^@site\//, ''), id]));
    const {root} = await readVersion(siteDir, versionNamed(version.versionName));
    const directory =
      item.dirName === '.' ? root : root.children.find((node) => node.name === item.dirName);
    if (directory?.type !== 'directory') return [];

    const pages = directory.children.filter(
      (node): node is PageNode =>
        node.type === 'file' && !isHidden(node) && idBySource.has(node.path),
    );
    const asItem = (page: PageNode) => ({
      type: 'doc' as const,
      id: idBySource.get(page.path) ?? '',
    });
    return groupPages(pages).flatMap<SidebarItem>(({label, pages: members}) => {
      const items = members.map(asItem);
      if (label === undefined) return items;
      return [{type: 'category', label, items, collapsible: false, collapsed: false}];
    });
  };
}
