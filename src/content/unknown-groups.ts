import {groups} from '../config/groups';
import type {DirectoryNode, PageNode} from './node';
import type {Problem} from './problem';

/**
 * Finds pages with a group that their section does not have: a typing error would make a group of
 * one page. Packages of READMEs have been checked with their list.
 * @param lineOf gives the 1-based line where a page's front matter key stands
 */
export function findUnknownGroups(
  root: DirectoryNode,
  lineOf: (page: PageNode, key: string) => number,
): Problem[] {
  return root.children.flatMap((section) => {
    const known = groups[section.name];
    if (section.type !== 'directory' || !known) return [];
    return section.children
      .filter((node): node is PageNode => node.type === 'file')
      .filter(({group}) => group !== undefined && group !== '-' && !known.includes(group))
      .map((page) => ({
        file: page.path,
        line: lineOf(page, 'group'),
        field: 'group',
        message: `"${page.group}" is none of src/config/groups.ts for ${section.name}: ${known.join(', ')}`,
      }));
  });
}
