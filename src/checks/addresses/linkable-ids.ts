import {
  attribute,
  childrenOf,
  findElement,
  isElement,
  type Node,
  parseHtml,
} from '../../content/built-site/html';

/** What has an id for readers; other ids tie labels, buttons and scripts to their elements. */
const places = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);

/** Gives the ids of a page's HTML that links may point to: those of its headings and entries. */
export function linkableIds(html: string): ReadonlySet<string> {
  const main = findElement(parseHtml(html), ({tagName}) => tagName === 'main');
  return new Set(main ? idsBelow(main) : []);
}

function idsBelow(node: Node): string[] {
  if (!isElement(node)) return [];
  if (node.tagName === 'dialog') return [];
  const id = places.has(node.tagName) ? attribute(node, 'id') : undefined;
  const below = childrenOf(node).flatMap(idsBelow);
  return id === undefined ? below : [id, ...below];
}
