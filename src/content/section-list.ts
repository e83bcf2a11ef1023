import type {PageGroup} from '../types/content';
import {groupPages} from './menu';
import {type DirectoryNode, pagesOf, type PageNode} from './node';
import {isHidden} from './order';

/** Pages that are listed together; on the page, a list has no part without a heading. */
export type ListedGroup = Required<PageGroup<PageNode>>;

/** Gives what a section's first page lists: all its other pages, as the sidebar groups them. */
export function sectionList(section: DirectoryNode): ListedGroup[] {
  const pages = pagesOf(section).filter((page) => page.url !== section.url && !isHidden(page));
  const groups = groupPages(pages);
  const unnamed = groups.length > 1 ? 'General' : 'In this section';
  return groups.map(({label = unnamed, pages: members}) => ({label, pages: members}));
}
