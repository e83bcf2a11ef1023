import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';

/**
 * A README on its way to become a page; the steps of the pipeline change its tree. It is data: one
 * process prepares it, another finishes it, and a cache keeps it between them.
 */
export interface ReadmePage {
  pin: Pin;
  facts: PackageFacts;
  /** The README as HTML, raw HTML and Markdown in one tree, until it is Markdown. */
  html: HtmlRoot;
  markdown: MarkdownRoot;
  /** Ids of its headings, all levels; known when it was written as Markdown. */
  headingIds: string[];
  /** What a maintainer of this site should know, one sentence each. */
  warnings: string[];
}

/** Gives a page on which nothing stands yet. */
export const emptyPage = (pin: Pin, facts: PackageFacts): ReadmePage => ({
  pin,
  facts,
  html: {type: 'root', children: []},
  markdown: {type: 'root', children: []},
  headingIds: [],
  warnings: [],
});
