import type {AnchorsByPage} from '../types/content';
import {type DirectoryNode, pagesOf} from './node';
import {isHidden} from './order';

/** The anchors of a section's pages. */
export interface SectionAnchors {
  /** Folder name, or `top` for the pages that lie in no section. */
  section: string;
  anchors: AnchorsByPage;
}

/** Gives what a menu loads when a reader opens another page of the section. */
export function sectionAnchors(root: DirectoryNode): SectionAnchors[] {
  const top = root.children.filter((node) => node.type === 'file');
  const directories = root.children.filter((node) => node.type === 'directory');
  const rows = [
    {section: 'top', pages: top},
    ...directories.map((directory) => ({section: directory.name, pages: pagesOf(directory)})),
  ];
  return rows.map(({section, pages}) => ({
    section,
    anchors: Object.fromEntries(
      pages
        .filter((page) => !isHidden(page))
        .map((page) => [page.url, page.anchors.map(({level, title, id}) => [level, title, id])]),
    ),
  }));
}
