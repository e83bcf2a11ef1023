import type {Element, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const marks = new Set(['b', 'del', 'em', 'i', 's', 'strike', 'strong']);

const isDeletion = (node: unknown) => /^(del|s|strike)$/.test((node as Element).tagName ?? '');

const hasImage = ({children}: Element): boolean =>
  children.some(
    (child) => child.type === 'element' && (child.tagName === 'img' || hasImage(child)),
  );

/**
 * Drops emphasis of nothing, as a badge leaves behind, and deletions inside of deletions: four
 * tildes in a row would open a fence.
 */
export function dropEmptyMarks({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !marks.has(node.tagName)) return node;
    if (toString(node).trim() === '' && !hasImage(node)) return [];
    return isDeletion(node) && ancestors.some(isDeletion) ? node.children : node;
  });
}
