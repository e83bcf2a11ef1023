import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../../content/place';
import {noteHeight} from '../margin/block-height';
import {marginRoom, type TextBlock} from '../margin/margin-room';

/**
 * Puts footnotes into the margin, at the line that refers to them, where it is free. The list at the
 * end leaves these out, unless the window is too narrow for a margin (src/css/margin.css); all keep
 * their numbers.
 */
export function footnotesBeside() {
  return (tree: Root, file: VFile): void => {
    const list = select('section[data-footnotes]', tree);
    if (!list || isMirrored(file)) return;
    const items = selectAll('li[id]', list);
    items.forEach((item, index) => (item.properties.value = String(index + 1)));
    const room = marginRoom(tree);
    for (const block of room.blocks) {
      for (const {sup, parent, id, number, before} of referencesIn(block)) {
        const item = items.find(({properties}) => properties.id === id);
        if (!item || isTold(item)) continue;
        const words = wordsOf(item);
        const {length} = toString({type: 'root', children: words});
        if (!room.take(block, noteHeight(length + number.length), before)) continue;
        parent.children.splice(parent.children.indexOf(sup) + 1, 0, note(number, words));
        item.properties.className = ['told'];
      }
    }
    if (items.every(isTold)) list.properties.className = ['footnotes', 'told'];
  };
}

const isTold = ({properties}: Element) => properties.className !== undefined;

interface Reference {
  sup: Element;
  parent: Element;
  /** Id of the footnote. */
  id: string;
  number: string;
  /** Characters of the block before it. */
  before: number;
}

function referencesIn({element, words}: TextBlock): Reference[] {
  const found: Reference[] = [];
  let before = 0;
  visit({type: 'root', children: [...words]} satisfies Root, (node, _, parent) => {
    if (node.type === 'text') before += node.value.length;
    if (node.type !== 'element' || node.tagName !== 'sup') return;
    const link = select('a[data-footnote-ref]', node);
    if (!link) return;
    found.push({
      sup: node,
      parent: parent?.type === 'element' ? parent : element,
      id: String(link.properties.href).slice(1),
      number: toString(link),
      before,
    });
  });
  return found;
}

/** What a footnote says, without the link back. */
function wordsOf(item: Element): ElementContent[] {
  const {children} = select('p', item)!;
  const back = children.findIndex(
    (child) => child.type === 'element' && child.properties.dataFootnoteBackref !== undefined,
  );
  return structuredClone(children.slice(0, back)).map((child, at) =>
    child.type === 'text' && at === back - 1 ? {...child, value: child.value.trimEnd()} : child,
  );
}

const note = (number: string, words: ElementContent[]): Element =>
  h(
    'span',
    {className: 'beside', role: 'note', ariaLabel: `Footnote ${number}`, dataNosnippet: ''},
    [h('b', number), ' ', ...words],
  );
