import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const classesOf = ({properties: {className}}: Element) =>
  Array.isArray(className) ? className : [];

/** Whether an element only serves a reader at a screen: the contents at the front say the rest. */
function isControl(element: Element): boolean {
  const classes = classesOf(element);
  return (
    element.tagName === 'nav' ||
    element.tagName === 'form' ||
    (element.tagName === 'a' && classes.includes('anchor')) ||
    element.tagName === 'button'
  );
}

/** Drops menus such as the row of a guide's steps, fields, the links of headings to themselves, and buttons. */
export function dropControls(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isControl(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
