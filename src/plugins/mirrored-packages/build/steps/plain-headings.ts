import type {Element, ElementContent, RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const isHeading = (node: unknown) => /^h[1-6]$/.test((node as Element).tagName ?? '');
const isCell = (node: unknown) => /^t[dh]$/.test((node as Element).tagName ?? '');
const allowed = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'img', 's', 'strong', 'kbd']);

/**
 * Leaves in headings only what Markdown can say there: a heading becomes an entry of the page's
 * contents, where no markup of a README may arrive. Table cells cannot hold headings: a bold line
 * there.
 */
export function plainHeadings({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element') return node;
    if (isHeading(node)) {
      return ancestors.some(isCell) ? boldLine(node) : node;
    }
    const unwrapped = ancestors.some(isHeading) && !allowed.has(node.tagName);
    return unwrapped ? contentOf(node) : node;
  });
}

const boldLine = ({children}: Element): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'element', tagName: 'strong', properties: {}, children}],
});

const contentOf = ({tagName, children}: Element): ElementContent[] =>
  tagName === 'script' || tagName === 'style' ? [] : children;
