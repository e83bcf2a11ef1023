import type {Element, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

export const isHeading = (node: unknown) => /^h[1-6]$/.test((node as Element).tagName ?? '');
const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Drops the README's own title, which some repeat: the page has one from its front matter.
 * Any other heading of the first level begins a section (`headingLevels`).
 */
export function dropTitle({html, pin}: ReadmePage): void {
  let isFirst = true;
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || !isHeading(node)) return node;
    const isTitle =
      node.tagName === 'h1' && (isFirst || letters(toString(node)) === letters(pin.name));
    isFirst = false;
    return isTitle ? [] : node;
  });
}

export const isCell = (node: unknown) => /^t[dh]$/.test((node as Element).tagName ?? '');
const allowed = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'img', 's', 'strong', 'kbd']);

/**
 * Leaves in headings only what Markdown can say there: a heading becomes an entry of the page's
 * contents, where no markup of a README may arrive. Table cells cannot hold headings: a bold line
 * there.
 */
export function plainHeadings({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (isHeading(node))
      return ancestors.some(isCell) ? h('p', [h('strong', node.children)]) : node;
    if (!ancestors.some(isHeading) || allowed.has(node.tagName)) return node;
    return /^(?:script|style)$/.test(node.tagName) ? [] : node.children;
  });
}
