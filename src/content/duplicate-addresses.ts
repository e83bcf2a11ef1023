import {type DirectoryNode, type PageNode, pagesOf} from './node';
import type {Problem} from './problem';

/** Finds files that would be served at the same address: `a.md` beside `a/index.md` or `_a.md`. */
export function findDuplicateAddresses(root: DirectoryNode): Problem[] {
  const first = new Map<string, PageNode>();
  return pagesOf(root).flatMap((page) => {
    const holder = first.get(page.url);
    if (!holder) {
      first.set(page.url, page);
      return [];
    }
    const message = `${page.url} is taken by ${holder.path}; rename one of the files`;
    return [{file: page.path, line: 1, field: 'address', message}];
  });
}
