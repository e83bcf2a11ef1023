import type {PageNode} from './node';

/** Pages that stand together under one heading. */
export interface PageGroup<Page = PageNode> {
  /** Missing for pages without a group and for the group `-`. */
  label?: string;
  pages: Page[];
}

/** Splits ordered pages wherever the group changes. */
export function groupPages(pages: readonly PageNode[]): PageGroup[] {
  const groups: PageGroup[] = [];
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
