import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {versionNamed} from '../../../versions';
import {isHidden} from '../../../content/index-node';
import {readVersion} from '../../../content/read-version';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];

/**
 * Makes the sidebars of the docs plugin from the content index, so that Previous and Next
 * follow the same order as every menu. Nothing else reads them: they have no groups.
 * @param siteDir absolute folder of the site
 */
export function sidebarFromIndex(siteDir: string): SidebarItemsGenerator {
  return async ({item, version, docs}) => {
    const idBySource = new Map(docs.map(({id, source}) => [source.replace(/^@site\//, ''), id]));
    const {root} = await readVersion(siteDir, versionNamed(version.versionName));
    const directory =
      item.dirName === '.' ? root : root.children.find((node) => node.name === item.dirName);
    if (directory?.type !== 'directory') return [];

    return directory.children.flatMap((node) => {
      const id = node.type === 'file' && !isHidden(node) ? idBySource.get(node.path) : undefined;
      return id === undefined ? [] : {type: 'doc' as const, id};
    });
  };
}
