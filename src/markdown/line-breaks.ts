import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';

/** Where a line of code may break: after punctuation inside of a word, as in `output.|path`. */
export const punctuationBreaks = /(?<=\w[./:-]|[\w"')\]][([|,+])(?=[^\s)\]])/g;
/** Where it may break in a narrow margin: also before a capital inside a word, as in `split|Chunks`. */
const identifierBreaks = new RegExp(`${punctuationBreaks.source}|(?<=[a-z])(?=[A-Z])`, 'g');

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

/**
 * Lets code and links inside of an element break at their joints, also where a color begins or ends.
 * @param from characters from which a word may break; shorter ones stay whole
 */
export function insertLineBreaks(element: Element, from: number, at = identifierBreaks): void {
  visit(element, 'element', (code: Element) => {
    if (!isName(code) || code.children.some((child) => child.type === 'element' && isName(child)))
      return;
    const places = [...toString(code).matchAll(/\S+/g)].flatMap(({0: text, index}) =>
      text.length < from ? [] : [...text.matchAll(at)].map((joint) => index + joint.index),
    );
    let start = 0;
    visit(code, 'text', ({value}, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const end = start + value.length;
      const cuts = places.filter((place) => place >= start && place < end);
      const pieces = [start, ...cuts].flatMap((place, at): ElementContent[] => {
        const text = value.slice(place - start, (cuts[at] ?? end) - start);
        return [
          ...(at > 0 ? [h('wbr')] : []),
          ...(text ? [{type: 'text' as const, value: text}] : []),
        ];
      });
      start = end;
      if (cuts.length === 0) return undefined;
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  });
}

/** Keeps a short flag and a query on one line: a browser ends lines after `--` and `?`. */
export function preventFlagBreaks(tree: Root | Element): void {
  visit(tree, {tagName: 'code'}, (code: Element) => {
    if (/^[-?]\S{1,19}$/.test(toString(code))) code.properties.className = ['unbroken'];
  });
}
