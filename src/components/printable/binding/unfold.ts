import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Opens what folds out. Details that share a name would close each other. */
export function unfold(tree: Root): void {
  visit(tree, {tagName: 'details'}, ({properties}) => {
    properties.open = true;
    delete properties.name;
  });
}
