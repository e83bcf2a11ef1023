import type {Html, Nodes, Root} from 'mdast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';

/** Gives the ids of a page's headings, and of the HTML and components in it, with their lines. */
export function linesOfIds(tree: Root): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  visit(tree, (node) => {
    for (const id of idsOf(node)) lines.set(id, node.position?.start.line ?? 1);
  });
  return lines;
}

function idsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'heading':
      return [(node.data as {id: string}).id];
    case 'html':
      return idsInHtml(node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'id' &&
        typeof attribute.value === 'string'
          ? [attribute.value]
          : [],
      );
    default:
      return [];
  }
}

const idsInHtml = ({value}: Html) =>
  selectAll('[id]', fromHtml(value, {fragment: true})).map(({properties}) => String(properties.id));
