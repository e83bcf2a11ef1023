import type {Root} from 'mdast';
import type {DocumentationVersion} from '../config/versions';

/** A page as rules look at it. */
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

/** Something a writer has to mend, or may think about, on a page. */
export interface Finding {
  /** 1-based line of the page's file. */
  line: number;
  what: string;
  why?: string;
  fix?: string;
}

/** Looks at a page as a whole. */
export interface PageRule {
  /** What stands before its findings. */
  name: string;
  check(page: CheckedPage): Finding[];
}
