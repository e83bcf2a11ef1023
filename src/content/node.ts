import type {Upkeep} from '../config/upkeep';
import type {Downloads, RelatedLink} from '../types/content';

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
  /** Bytes; a folder has the sum of what it holds. */
  size: number;
  /** Address, with a slash on both ends. */
  url: string;
}

/** One page, as specification §3 "Content index node" describes it. */
export interface PageNode extends CommonFields {
  type: 'file';
  extension: '.md' | '.mdx';
  title: string;
  description: string;
  sort?: number;
  anchors: Anchor[];
  /** What people want to do with it: a heading of the sidebar, and of the list on the first page of its section. */
  group?: string;
  contributors?: string[];
  related?: RelatedLink[];
  /** Mirrored pages only: raw address of the README. */
  source?: string;
  /** Where to edit the page, when that is not its file in this repository. */
  edit?: string;
  /** Mirrored pages only: address of the package's repository. */
  repo?: string;
  /** Whether only those who have its address find the page. */
  unlisted?: true;
  /** Mirrored pages only: the release of the package. */
  version?: string;
  /** Mirrored pages only. */
  upkeep?: Upkeep;
  /** Mirrored pages only, where somebody counts. */
  downloads?: Downloads;
}

/** A folder of pages and folders, ordered as readers see them. */
export interface DirectoryNode extends CommonFields {
  type: 'directory';
  children: IndexNode[];
}

export type IndexNode = PageNode | DirectoryNode;

/** Gives every page at or below `node`, in index order. */
export function pagesOf(node: IndexNode): PageNode[] {
  return node.type === 'file' ? [node] : node.children.flatMap(pagesOf);
}
