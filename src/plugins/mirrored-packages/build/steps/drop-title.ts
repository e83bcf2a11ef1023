import type {RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Drops the README's own title, which some repeat: the page has one from its front matter.
 * Any other heading of the first level begins a section (`headingLevels`).
 */
export function dropTitle({html, pin}: ReadmePage): void {
  let isFirst = true;
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return node;
    const isTitle =
      node.tagName === 'h1' && (isFirst || letters(toString(node)) === letters(pin.name));
    isFirst = false;
    return isTitle ? [] : node;
  });
}
