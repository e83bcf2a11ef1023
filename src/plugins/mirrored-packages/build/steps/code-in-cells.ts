import type {Element, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const isCell = (node: unknown) => /^t[dh]$/.test((node as Element).tagName ?? '');

/** Puts code in the cell of a table on one line: a row of Markdown's tables has no other. */
export function codeInCells({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !/^(pre|code)$/.test(node.tagName)) return node;
    if (!ancestors.some(isCell)) return node;
    const value = toString(node)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]};
  });
}
