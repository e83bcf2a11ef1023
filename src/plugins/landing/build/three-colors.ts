import type {Element, ElementContent, RootContent} from 'hast';
import {asFinishedHtml, finishedElement} from '../../../markdown/finished-html';

/**
 * Takes what is not needed out of highlighted code: punctuation has the color of text, and what
 * holds colored parts has none of its own. Half of all marks are such, and the landing page is code
 * for the most part.
 */
export function inThreeColors(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = inThreeColors(node.children);
    return isNeedless(node) ? children : [{...node, children}];
  });
}

function isNeedless({tagName, properties, children}: Element): boolean {
  if (tagName === 'i') return true;
  const holdsParts = children.some((child) => child.type === 'element' && child.tagName !== 'i');
  return holdsParts && [properties.className].flat().includes('keyword');
}

/** Does the same with a code block that is finished. */
export function finishedInThreeColors(node: RootContent): RootContent {
  const block = finishedElement(node);
  return block ? asFinishedHtml({...block, children: inThreeColors(block.children)}) : node;
}
