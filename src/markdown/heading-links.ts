import type {Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Puts a link to itself beside each heading that has an id. Beside and not inside: the heading's
 * name stays what it says, wherever it is listed or read out.
 */
export function headingLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (heading, index, parent) => {
      const {id} = heading.properties;
      if (!/^h[2-6]$/.test(heading.tagName) || !id || !parent || index === undefined)
        return undefined;
      const link = h('a', {className: 'anchor', href: `#${String(id)}`}, [
        h('span', {ariaHidden: 'true'}, '#'),
        h('span', {className: 'visually-hidden'}, `Link to ${toString(heading)}`),
      ]);
      parent.children[index] = h('div', {className: ['heading', heading.tagName]}, [heading, link]);
      return [SKIP, index + 1];
    });
  };
}
