import {visit} from 'unist-util-visit';
import {plainText} from '../plain-text';
import type {ReadmePage} from '../readme-page';

/**
 * Drops characters that hide text or show it in another order, however they are written: in text,
 * in code, in addresses and titles. They are no part of what a README says.
 */
export function plainCharacters({html}: ReadmePage): void {
  visit(html, (node) => {
    if (node.type === 'text') node.value = plainText(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = plainText(value);
    }
  });
}
