import type {PageGroup} from '../types/content';
import type {PageNode} from './node';

/** Splits ordered pages wherever the group changes. */
export function groupPages(pages: readonly PageNode[]): PageGroup<PageNode>[] {
  const groups: PageGroup<PageNode>[] = [];
  let current: string | undefined;
  for (const page of pages) {
    const key = page.group?.toLowerCase();
    const last = groups.at(-1);
    if (last && key === current) last.pages.push(page);
    else groups.push({...(page.group && page.group !== '-' && {label: page.group}), pages: [page]});
    current = key;
  }
  return groups;
}
