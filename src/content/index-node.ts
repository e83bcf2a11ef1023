import type {FrontMatter} from '../data/front-matter-schema';

/** A heading of a page that can be linked to. */
export interface Anchor {
  title: string;
  id: string;
  level: 1 | 2 | 3;
}

interface CommonFields {
  /** Path on disk relative to the site, forward slashes: `docs/concepts/output.md`. */
  path: string;
  /** File or folder name, without the underscore of mirrored pages. */
  name: string;
  /** Size in bytes; that of a folder is the sum of its files. */
  size: number;
  /** URL, with a slash on both ends. */
  url: string;
}

/** One page, as specification §3 "Content index node" describes it. */
export interface PageNode extends CommonFields, FrontMatter {
  type: 'file';
  extension: '.md' | '.mdx';
  anchors: Anchor[];
}

/** A folder of pages and folders, ordered as readers see them. */
export interface DirectoryNode extends CommonFields {
  type: 'directory';
  children: IndexNode[];
}

/** A page, or a folder of them. */
export type IndexNode = PageNode | DirectoryNode;

/** Gives every page at or below `node`, in index order. */
export function pagesOf(node: IndexNode): PageNode[] {
  return node.type === 'file' ? [node] : node.children.flatMap(pagesOf);
}

/** Tells whether a page is left out of menus and lists: a printable page, or one with `unlisted`. */
export function isHidden(page: PageNode): boolean {
  return (
    page.unlisted === true ||
    /^printable\.mdx?$/.test(page.name) ||
    page.title.includes('Printable')
  );
}
