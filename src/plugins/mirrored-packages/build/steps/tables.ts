import type {Element, RootContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';
import {isCell} from './headings';
import {trimmed} from './images';

/**
 * Markdown's tables have a header, raw HTML's may have none, and a caption, which becomes a
 * paragraph. One row of cells is a layout: it becomes a list. Of more rows the first is taken for
 * the header.
 */
export function headlessTables({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || node.tagName !== 'table') return node;
    const captions = selectAll('caption', node).map(({children}) => h('p', children));
    node.children = node.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'caption',
    );
    return [...captions, withHeader(node)];
  });
}

function withHeader(node: Element): Element {
  const rows = selectAll('tr', node).filter(({children}) => children.some(isCell));
  if (rows.length === 0 || selectAll('th', node).length > 0) return node;
  if (rows.length > 1) {
    for (const cell of selectAll('td', rows[0])) cell.tagName = 'th';
    return node;
  }
  const items = selectAll('td', rows[0]).map((cell) => h('li', trimmed(cell.children)));
  return h('ul', items);
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
