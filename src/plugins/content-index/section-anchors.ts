import {type Anchor, type DirectoryNode, pagesOf} from './node';

/** The anchors of a section's pages, by address; titles and ids as pairs keep the file small. */
export interface SectionAnchors {
  /** Folder name, or `top` for the pages that lie in no section. */
  section: string;
  anchors: Record<string, [level: Anchor['level'], title: string, id: string][]>;
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
      pages.map((page) => [page.url, page.anchors.map(({level, title, id}) => [level, title, id])]),
    ),
  }));
}
