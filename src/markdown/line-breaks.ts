import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

/** Where a line of code may break: after punctuation inside of a word, as in `output.|path`. */
export const punctuationBreaks = /(?<=\w[./:-]|[\w"')\]][(|,+]|[\w)]\[)(?=[^\s)\]])|(?<=\])(?=\[)/g;
/** Where it may break in a narrow margin: also before a capital inside a word, as in `split|Chunks`. */
export const identifierBreaks = new RegExp(`${punctuationBreaks.source}|(?<=[a-z])(?=[A-Z])`, 'g');

/**
 * Gives the number of characters of the longest piece of code that stays on one line.
 * @param from characters from which a word may break, as in `insertLineBreaks`
 */
export const longestUnbreakable = (code: string, at = identifierBreaks, from = 0): number =>
  Math.max(
    ...code
      .split(/\s/)
      .flatMap((word) => (word.length < from ? [word] : word.split(at)))
      .map(({length}) => length),
  );

const isName = ({tagName}: Element): boolean => tagName === 'code' || tagName === 'a';

/** Characters of a name that stays in one piece on a phone. */
export const longestNameOnPhones = 30;

/**
 * Lets long code and links inside of an element break at `<wbr>`, whatever the colors of their parts:
 *
 *     <code>optimization.splitChunks</code>  →  <code>optimization.<wbr>split<wbr>Chunks</code>
 *
 * @param from characters from which a word may break; shorter ones stay whole
 */
export function insertLineBreaks(element: Element, from: number, at = identifierBreaks): void {
  visit(element, 'element', (code: Element) => {
    const hasInnerName = code.children.some((child) => child.type === 'element' && isName(child));
    if (!isName(code) || hasInnerName) return;

    const breaks = breakOffsets(toString(code), from, at);
    let start = 0;
    visit(code, 'text', ({value}, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const offsets = breaks.map((offset) => offset - start);
      start += value.length;

      const pieces = splitAt(
        value,
        offsets.filter((offset) => offset >= 0 && offset < value.length),
      );
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  });
}

/** Gives where words of a text may break, counted in characters from its start. */
function breakOffsets(text: string, from: number, at: RegExp): number[] {
  const longWords = [...text.matchAll(/\S+/g)].filter(({0: word}) => word.length >= from);
  return longWords.flatMap(({0: word, index}) =>
    [...word.matchAll(at)].map((match) => index + match.index),
  );
}

/** Splits a text at offsets, with a `<wbr>` at each; one at the very start has no text before it. */
function splitAt(text: string, offsets: readonly number[]): ElementContent[] {
  return [0, ...offsets].flatMap((start, index): ElementContent[] => {
    const value = text.slice(start, offsets[index]);
    const piece: ElementContent[] = value ? [{type: 'text', value}] : [];
    return index > 0 ? [h('wbr'), ...piece] : piece;
  });
}

/** Keeps short flags and queries on one line: browsers break lines after `--` and `?`. */
export function preventFlagBreaks(tree: Root | Element): void {
  visit(tree, {tagName: 'code'}, (code: Element, _, parent) => {
    if (parent?.type === 'element' && parent.tagName === 'pre') return;
    const text = toString(code);
    const isPlain = code.children.every(({type}) => type === 'text');
    if (/^[-?]\S{1,19}$/.test(text)) code.properties.className = ['unbroken'];
    else if (isPlain && /[\s=]/.test(text)) code.children = keepFlagsWhole(text);
  });
}

/** Gives a command whose flags, such as `--mode`, stay on one line. */
export const keepFlagsWhole = (command: string): ElementContent[] =>
  command
    .split(/(?<=^|[\s='])(--\w\S{0,30})(?=\s|$)/)
    .map((part, index) =>
      index % 2 === 1 ? h('span.unbroken', part) : {type: 'text', value: part},
    );

/** Keeps a date such as 2026-11-25 on one line: browsers break lines after its hyphens. */
export function preventDateBreaks(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(?:pre|code|figure)$/.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return CONTINUE;
    const parts = node.value.split(/\b(\d{4}-\d\d-\d\d)\b/);
    if (parts.length === 1) return CONTINUE;
    const pieces = parts.map((part, position): ElementContent =>
      position % 2 === 1 ? h('span.unbroken', part) : {type: 'text', value: part},
    );
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}
