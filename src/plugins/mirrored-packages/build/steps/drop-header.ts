import type {Element, ElementContent, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';

const isElement = (node: RootContent): node is Element => node.type === 'element';
const isHeading = (node: Element) => /^h[2-6]$/.test(node.tagName);
const holder = new Set(['div', 'center', 'header', 'section']);

/**
 * Drops logos and badges: whatever above the first sentence or section heading consists of
 * images only. The first paragraph stays, also when it stands in the logo's block.
 */
export function dropHeader({html}: ReadmePage): void {
  dropFrom(html);
}

/** Gives whether the text has begun, so that what follows is left alone. */
function dropFrom(parent: {children: RootContent[]}): boolean {
  const kept: RootContent[] = [];
  let begun = false;
  for (const child of parent.children) {
    if (begun || !isElement(child)) kept.push(child);
    else if (holder.has(child.tagName)) {
      begun = dropFrom(child);
      kept.push(child);
    } else if (!isPicture(child)) {
      begun = isHeading(child) || (child.tagName === 'p' && toString(child).trim() !== '');
      kept.push(child);
    }
  }
  parent.children = kept;
  return begun;
}

/** Whether an element shows images and nothing else. */
function isPicture(node: ElementContent): boolean {
  if (node.type === 'text') return /^[\s|·•,]*$/.test(node.value);
  if (node.type !== 'element') return true;
  if (node.tagName === 'img' || node.tagName === 'br') return true;
  const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return shown.length > 0 && ['a', 'p', 'picture', 'span'].includes(node.tagName)
    ? shown.every(isPicture)
    : node.tagName === 'source';
}
