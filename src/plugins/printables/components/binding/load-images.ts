import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Has images load at once: nobody scrolls through a page that is being printed. */
export function loadImages(tree: Root): void {
  visit(tree, {tagName: 'img'}, ({properties}) => {
    delete properties.loading;
  });
}
