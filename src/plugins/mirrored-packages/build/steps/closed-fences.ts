import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

/** What Docusaurus takes away before it parses a page, wherever it stands, with the fence around it. */
const opening = /^( *`{3,4} *mdx-code-block)$/gm;

/**
 * Keeps blocks of code that show Docusaurus' own `mdx-code-block` in one piece: a space behind the
 * word, which nobody sees, is enough for it to be no more than text.
 */
export function closedFences({markdown}: ReadmePage): void {
  visit(markdown, (node) => {
    if ('value' in node) node.value = node.value.replace(opening, '$1 ');
    if ('title' in node && node.title) node.title = node.title.replace(opening, '$1 ');
  });
}
