import type {DirectoryNode, PageNode} from './node';
import type {Problem} from './problem';

/**
 * Finds pages of one folder and group that claim the same place.
 * @param lineOf gives the 1-based line where a page's front matter key stands
 */
export function findDuplicateSorts(
  directory: DirectoryNode,
  lineOf: (page: PageNode, key: string) => number,
): Problem[] {
  const first = new Map<string, PageNode>();
  return directory.children.flatMap((child) => {
    if (child.type === 'directory') return findDuplicateSorts(child, lineOf);
    if (child.sort === undefined) return [];
    const place = `${(child.group ?? '').toLowerCase()} ${child.sort}`;
    const holder = first.get(place);
    if (!holder) {
      first.set(place, child);
      return [];
    }
    const message = `${child.sort} is taken by ${holder.path}; give each page of a group its own number`;
    return [{file: child.path, line: lineOf(child, 'sort'), field: 'sort', message}];
  });
}
