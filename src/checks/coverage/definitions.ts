import type {ListItem, Nodes, Parents, PhrasingContent, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {codesIn, wordsIn} from './words';

/** A place where a page says what something is. */
export interface Definition {
  kind: 'entry' | 'heading' | 'paragraph';
  /** What it calls the things: all that stand before the words about them. */
  names: string[];
  /** Whether enough is said about them. */
  isDescribed: boolean;
}

/** How many words a row or an item needs behind the name. */
const leastBeside = 3;
/** How many words a sentence needs. */
const leastInSentence = 5;

/**
 * Gives what a block defines: items of a list and rows of a table that begin with a name, or a
 * paragraph with a sentence about the names in it. Boxes around blocks are looked into.
 */
export function definitionsIn(block: RootContent): Definition[] {
  switch (block.type) {
    case 'list':
      return block.children.map(ofItem);
    case 'table':
      return block.children.slice(1).map(ofRow);
    case 'paragraph': {
      const names = codesIn(block);
      return [{kind: 'paragraph', names, isDescribed: isSentence(block, names.length)}];
    }
    default:
      return 'children' in block && block.type !== 'heading'
        ? (block as Parents).children.flatMap((child) => definitionsIn(child as RootContent))
        : [];
  }
}

/** What a heading calls the thing it is about. */
export const namesInHeading = (heading: Nodes): string[] => [
  toString(heading).trim(),
  ...codesIn(heading),
];

/**
 * Whether something is said before the next heading: a sentence, a list or a table. What stands
 * in boxes counts.
 */
export function isDescribedBelow(blocks: readonly RootContent[]): boolean {
  const end = blocks.findIndex(({type}) => type === 'heading');
  const own = end < 0 ? blocks : blocks.slice(0, end);
  return own.some((block) => saying.has(block.type) && wordsIn(block).length >= leastBeside);
}

const saying = new Set(['paragraph', 'list', 'table', 'blockquote', 'containerDirective']);

function ofItem(item: ListItem): Definition {
  const [first] = item.children;
  const names = first?.type === 'paragraph' ? leadingNames(first.children) : [];
  return {kind: 'entry', names, isDescribed: wordsIn(item).length - names.length >= leastBeside};
}

function ofRow({children}: TableRow): Definition {
  const [first, ...others] = children;
  const names = first ? codesIn(first) : [];
  const words = others.flatMap(wordsIn).length;
  return {kind: 'entry', names, isDescribed: words >= leastBeside};
}

/** The pieces of code that begin a text: `` `a`, `b` or `c`: `` are three. */
function leadingNames(nodes: readonly PhrasingContent[]): string[] {
  const end = nodes.findIndex((node) => node.type === 'text' && !between.test(node.value));
  return (end < 0 ? nodes : nodes.slice(0, end)).flatMap(codesIn);
}

const between = /^\s*(?:[,/]|and|or|,\s*(?:and|or))?\s*$/;

/** One sentence does not tell what ten things are. */
function isSentence(paragraph: Nodes, names: number): boolean {
  const words = wordsIn(paragraph).length - names;
  return (
    words >= Math.max(leastInSentence, 3 * names) && /[.:!?](?:\s|$)/.test(toString(paragraph))
  );
}
