import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Gives the boxes of task lists a name: they are pictures of a state, and must say which. */
export function taskLists() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'input'}, ({properties}: Element) => {
      if (properties.type === 'checkbox')
        properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    });
  };
}
