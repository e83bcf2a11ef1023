import type {Root} from 'mdast';
import type {DocumentationVersion} from '../versions';
import type {Finding} from './finding';

export type {Finding};

/** A page as rules of its text look at it; every `ContentPage` is one. */
export interface CheckedPage {
  /** Path relative to the site. */
  file: string;
  version: DocumentationVersion;
  /** The whole text of the file. */
  source: string;
  /** The syntax tree that Docusaurus works on; headings have their ids as `data.id`. */
  tree: Root;
  /** How many lines of the file stand above the first line of the tree. */
  linesAbove: number;
}

/** Looks at a page as a whole. */
export interface PageRule {
  /** What stands before its findings. */
  name: string;
  check(page: CheckedPage): Finding[];
}
