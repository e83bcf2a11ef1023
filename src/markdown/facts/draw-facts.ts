import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {highlight} from '../../content/fences/highlight';
import {asFinishedHtml} from '../finished-html';
import type {FactPart, FactRow} from './fact-kind';

/** Facts that are longer than this stand across the text instead of beside it. */
const longestBeside = 140;

/** Draws rows as a list of terms. */
export function drawn(rows: readonly FactRow[]): Element {
  const length = rows.flatMap(({parts}) => parts).reduce((sum, part) => sum + lengthOf(part), 0);
  return h(
    'dl',
    {className: ['facts', ...(length > longestBeside ? ['long'] : [])]},
    rows.map(({term, parts}) => h('div', [h('dt', term), h('dd', parts.map(inline))])),
  );
}

const lengthOf = (part: FactPart) =>
  typeof part === 'string' ? part.length : ('code' in part ? part.code : part.text).length;

function inline(part: FactPart): ElementContent {
  if (typeof part === 'string') return {type: 'text', value: part};
  if ('code' in part) return h('code', highlight(part.code, 'ts') as Element[]);
  return h('a', {href: part.link, target: '_blank', rel: 'noopener'}, part.text);
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
