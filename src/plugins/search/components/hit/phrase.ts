import {stopWords} from '@site/src/plugins/search/config/words';
import {highlightEnd, highlightStart, unmarked} from '@site/src/plugins/search/types';

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

export const isMarked = (text: string): boolean => text.includes(highlightStart);

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
