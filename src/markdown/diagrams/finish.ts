import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {asFinishedHtml} from '../finished-html';

/** Hands the figures that `diagrams` has drawn to MDX as finished HTML. */
export function finishedDiagrams() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'figure'}, (figure: Element, index, parent) => {
      const classes = [figure.properties.className ?? []].flat();
      if (!parent || index === undefined || !classes.includes('diagram')) return;
      parent.children[index] = asFinishedHtml(figure);
    });
  };
}
