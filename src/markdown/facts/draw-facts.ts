import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {highlight} from '../../content/fences/highlight';
import {asFinishedHtml} from '../finished-html';
import type {FactPart, FactRow} from './fact-kind';
import {type Fact, factList} from './fact-list';

/** Draws rows as a list of terms. */
export const drawn = (rows: readonly FactRow[]): Element => factList(rows.map(factOf));

/** Draws one row. */
export const factOf = ({term, parts}: FactRow): Fact => ({term, content: parts.map(inline)});

function inline(part: FactPart): ElementContent | string {
  if (typeof part === 'string') return part;
  if ('code' in part) return h('code', highlight(part.code, 'ts') as Element[]);
  const elsewhere = part.link.startsWith('/') ? {} : {target: '_blank', rel: 'noopener'};
  return h('a', {href: part.link, ...elsewhere}, part.text);
}

/** Hands the lists that `readFacts` has drawn to MDX as finished HTML. */
export function finishFacts() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'webpack-facts'}, (node: Element, index, parent) => {
      const [list] = node.children;
      if (!parent || index === undefined || list?.type !== 'element') return;
      parent.children[index] = asFinishedHtml(list);
    });
  };
}
