import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {Node, Parent} from 'unist';
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

/** Gives an empty page. */
export const emptyPage = (pin: Pin, facts: PackageFacts): ReadmePage => ({
  pin,
  facts,
  html: {type: 'root', children: []},
  markdown: {type: 'root', children: []},
  headingIds: [],
  warnings: [],
});

/**
 * Replaces every node below `parent`, the innermost first.
 * @param replace gives the replacement of a node: itself, others, or none;
 *   `ancestors` are the nodes around it, the root first
 */
export function rewrite<Child extends Node>(
  parent: Parent,
  replace: (node: Child, ancestors: readonly Parent[]) => Child | Child[],
  around: readonly Parent[] = [],
): void {
  const ancestors = [...around, parent];
  parent.children = parent.children.flatMap((child) => {
    if ('children' in child) rewrite(child as Parent, replace, ancestors);
    return replace(child as Child, ancestors);
  });
}
