import type {Element, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

const levelOf = (node: RootContent) =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

/** Drops headings below which images stood and nothing else, which say nothing to readers here. */
export function dropEmptiedSections({html}: ReadmePage): void {
  const kept: RootContent[] = [];
  for (const [index, node] of html.children.entries()) {
    const rest = html.children.slice(index + 1);
    const end = rest.findIndex((other) => levelOf(other) > 0 && levelOf(other) <= levelOf(node));
    const section = end === -1 ? rest : rest.slice(0, end);
    const isEmptied = section.some(isElement) && section.every(isEmpty);
    if (levelOf(node) === 0 || !isEmptied) kept.push(node);
  }
  html.children = kept;
}

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** Whether nothing is left of what stood there. */
function isEmpty(node: RootContent): boolean {
  if (levelOf(node) > 0 || toString(node).trim() !== '') return false;
  let shows = false;
  visit(node, 'element', ({tagName}) => {
    shows ||= /^(hr|img|input)$/.test(tagName);
  });
  return !shows;
}
