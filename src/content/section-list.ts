import {purposes} from '../config/purposes';
import type {PageGroup} from '../types/content';
import {groupPages} from './menu';
import {type DirectoryNode, pagesOf, type PageNode} from './node';
import {isHidden} from './order';

/** Pages that are listed together; on the page, a list has no part without a heading. */
export type ListedGroup = Required<PageGroup<PageNode>>;

/**
 * Gives what a section's first page lists: its pages by what people want to do with them, then
 * those that name nothing, by the headings of the sidebar.
 */
export function sectionList(section: DirectoryNode): ListedGroup[] {
  const pages = pagesOf(section).filter((page) => page.url !== section.url && !isHidden(page));
  const wanted = purposes[section.name] ?? [];
  const named = wanted.map((label) => ({
    label,
    pages: pages.filter(({purpose}) => purpose === label),
  }));
  const others = groupPages(pages.filter(({purpose = ''}) => !wanted.includes(purpose)));
  const groups = [...named, ...others].filter((group) => group.pages.length > 0);
  const unnamed = groups.length > 1 ? 'General' : 'In this section';
  return groups.map(({label = unnamed, pages: members}) => ({label, pages: members}));
}
