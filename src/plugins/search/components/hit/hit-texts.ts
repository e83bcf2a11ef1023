import {stopWords} from '@site/src/plugins/search/config/words';
import {
  highlightEnd,
  highlightStart,
  type SearchHit,
  unmarked,
} from '@site/src/plugins/search/types';

/**
 * Gives where a hit lies, in words: its page and the headings above it, else its section. The
 * letters of the glossary are no place that anybody knows.
 */
export function pathOf({levels}: SearchHit): string[] {
  const path = levels.length > 2 ? levels.slice(1, -1) : levels.slice(0, 1);
  return path.filter(({length}) => length > 1);
}

/**
 * Gives the words of a hit: its last heading, and the text around what was found. One match is
 * marked, in the name, else in the text.
 */
export function wordsOf(hit: SearchHit): {name: string; snippet: string} {
  const name = onePhrase(hit.name);
  const snippet = snippetOf(hit.text.trim());
  return {name, snippet: name.includes(highlightStart) ? unmarked(snippet) : onePhrase(snippet)};
}

/**
 * Gives the text around what was found. Where it is cut off says an ellipsis: before what does not
 * start with a capital letter, after what does not end a sentence.
 */
function snippetOf(text: string): string {
  const bare = unmarked(text);
  if (bare === '') return '';
  const before = /^\p{Lu}/u.test(bare) ? '' : '…';
  const after = /[.!?]$/.test(bare) ? '' : '…';
  return before + text + after;
}

/** Part of a text, from its first letter to behind its last. */
interface Range {
  start: number;
  end: number;
}

/** Words that say nothing join what stands around them, and are never marked alone. */
const empty: ReadonlySet<string> = new Set(stopWords);

/**
 * Keeps one mark of a text: the longest phrase that was found. Words of it that follow each other
 * are one phrase, also across a dot, a dash or a word such as "in".
 */
export function onePhrase(text: string): string {
  const {bare, ranges} = readMarks(text);
  const said = ranges.filter(({start, end}) => !empty.has(bare.slice(start, end).toLowerCase()));
  const [longest] = said
    .reduce<Range[]>((phrases, range) => {
      const last = phrases.at(-1);
      if (last && isJoined(bare.slice(last.end, range.start))) last.end = range.end;
      else phrases.push({...range});
      return phrases;
    }, [])
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  if (!longest) return bare;
  const {start, end} = longest;
  return (
    bare.slice(0, start) + highlightStart + bare.slice(start, end) + highlightEnd + bare.slice(end)
  );
}

const isJoined = (between: string): boolean =>
  /^[^.!?]*\.?$/.test(between) &&
  between
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || empty.has(word));

function readMarks(text: string): {bare: string; ranges: Range[]} {
  const ranges: Range[] = [];
  let bare = '';
  for (const [index, part] of text.split(highlightStart).entries()) {
    const [marked = '', rest] = part.split(highlightEnd);
    const start = bare.length;
    bare += unmarked(part);
    if (index > 0 && rest !== undefined) ranges.push({start, end: start + marked.length});
  }
  return {bare, ranges};
}
