import type {ListItem, Nodes, Parents, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** How many words say something about a name. */
const leastBeside = 3;
/** How many words a sentence needs. */
const leastInSentence = 5;

/**
 * Gives what a block describes, as the names that it writes: those of a heading with words below
 * it, those that begin an item or a row with words, or those in a sentence. Boxes around blocks are
 * looked into.
 * @param below what stands below the block
 * @param inSentences whether a sentence with a name describes it
 */
export function namesDescribedIn(
  block: RootContent,
  below: readonly RootContent[],
  inSentences: boolean,
): string[] {
  switch (block.type) {
    case 'heading':
      return isDescribedBelow(below) ? [toString(block).trim(), ...codesIn(block)] : [];
    case 'list':
      return block.children.flatMap(ofItem);
    case 'table':
      return block.children.slice(1).flatMap(ofRow);
    case 'paragraph':
      return inSentences ? ofSentence(block) : [];
    default:
      return 'children' in block
        ? (block as Parents).children.flatMap((child) =>
            child.type === 'heading' ? [] : namesDescribedIn(child as RootContent, [], inSentences),
          )
        : [];
  }
}

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

/** The pieces of code that begin an item: `` `a`, `b` or `c`: `` are three. */
function ofItem(item: ListItem): string[] {
  const [first] = item.children;
  const nodes = first?.type === 'paragraph' ? first.children : [];
  const end = nodes.findIndex((node) => node.type === 'text' && !between.test(node.value));
  const names = (end < 0 ? nodes : nodes.slice(0, end)).flatMap(codesIn);
  return wordsIn(item).length - names.length >= leastBeside ? names : [];
}

const between = /^\s*(?:[,/]|and|or|,\s*(?:and|or))?\s*$/;

const ofRow = ({children: [first, ...others]}: TableRow): string[] =>
  first && others.flatMap(wordsIn).length >= leastBeside ? codesIn(first) : [];

/** One sentence does not tell what ten things are. */
function ofSentence(paragraph: Nodes): string[] {
  const names = codesIn(paragraph);
  const words = wordsIn(paragraph).length - names.length;
  const isSentence = /[.:!?](?:\s|$)/.test(toString(paragraph));
  return isSentence && words >= Math.max(leastInSentence, 3 * names.length) ? names : [];
}

/** Gives the words of a text in their order; a piece of code is one. */
function wordsIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  if ('value' in node)
    return node.type === 'text' ? (node.value.match(/\p{L}[\p{L}'’-]*/gu) ?? []) : [];
  return 'children' in node ? node.children.flatMap(wordsIn) : [];
}

/** Gives all pieces of code in a text. */
function codesIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codesIn) : [];
}
