import type {Root} from 'hast';
import {select} from 'hast-util-select';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Makes each heading that has an id a link to itself; the style sheet adds the sign that is pointed at.
 * The link of one that holds links stands beside it: none may hold another.
 */
export function headingLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (heading, index, parent) => {
      const {id} = heading.properties;
      if (!/^h[2-6]$/.test(heading.tagName) || !id || !parent || index === undefined)
        return undefined;
      const link = h('a.anchor', {href: `#${String(id)}`});
      const box = h('div', {className: ['heading', heading.tagName]}, [heading]);
      if (select('a', heading)) {
        link.properties.ariaLabelledBy = [String(id)];
        box.children.push(link);
      } else {
        link.children = heading.children;
        heading.children = [link];
      }
      parent.children[index] = box;
      return [SKIP, index + 1];
    });
  };
}
