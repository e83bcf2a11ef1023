import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';

/** Gives the boxes of task lists a name: they are pictures of a state, and must say which. */
export function taskLists() {
  return (tree: Root): void => {
    for (const {properties} of selectAll('input[type=checkbox]', tree))
      properties.ariaLabel = properties.checked ? 'Done' : 'To do';
  };
}
