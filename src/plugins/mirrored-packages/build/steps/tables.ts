import type {Element, ElementContent, RootContent} from 'hast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/**
 * Markdown's tables have a header, raw HTML's may have none, and a caption, which becomes a
 * paragraph. One row of cells is a layout: it becomes a list. Of more rows the first is taken for
 * the header.
 */
export function headlessTables({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || node.tagName !== 'table') return node;
    const captions = findAll(node, 'caption').map(({children}) => h('p', children));
    node.children = node.children.filter((child) => !isElement(child, 'caption'));
    return [...captions, withHeader(node)];
  });
}

function withHeader(node: Element): Element {
  const rows = findAll(node, 'tr').filter(({children}) => children.some(isCell));
  if (rows.length === 0 || findAll(node, 'th').length > 0) return node;
  if (rows.length > 1) {
    for (const cell of findAll(rows[0]!, 'td')) cell.tagName = 'th';
    return node;
  }
  const items = findAll(rows[0]!, 'td').map((cell) => h('li', trimmed(cell.children)));
  return h('ul', items);
}

const isElement = (node: ElementContent, tagName: string) =>
  node.type === 'element' && node.tagName === tagName;
const isCell = (node: unknown) => /^t[dh]$/.test((node as Element).tagName ?? '');

function findAll(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : findAll(child, tagName);
  });
}

/** Drops what the image above a name left behind. */
function trimmed(content: ElementContent[]): ElementContent[] {
  const start = content.findIndex(
    (node) =>
      !(node.type === 'text' && node.value.trim() === '') &&
      !(node.type === 'element' && node.tagName === 'br'),
  );
  return start === -1 ? [] : content.slice(start);
}

/** Puts code in the cell of a table on one line: a row of Markdown's tables has no other. */
export function codeInCells({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !/^(pre|code)$/.test(node.tagName)) return node;
    if (!ancestors.some(isCell)) return node;
    const value = toText(node)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return h('code', value);
  });
}
