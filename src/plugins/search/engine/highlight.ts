import {highlightEnd, highlightStart} from '../types';
import {saysSomething} from './language';
import {type Piece, type Word, wordsOf} from './words';

/** Part of a text that was found. */
type Range = Pick<Piece, 'start' | 'end'>;

/** About how many characters of a content are shown. */
const snippetLength = 180;
const sentenceReach = 90;

/**
 * Marks the longest phrase of a text that was found.
 * @param terms those of the record that were found
 */
export const highlighted = (text: string, terms: ReadonlySet<string>): string =>
  marked(text, longestPhrase(text, rangesIn(text, terms)));

/** Gives the part of a text around that phrase, marked; its beginning when nothing was found. */
export function snippetOf(text: string, terms: ReadonlySet<string>): string {
  const phrase = longestPhrase(text, rangesIn(text, terms));
  const start = text.length > snippetLength * 1.2 && phrase ? beginning(text, phrase.start) : 0;
  const end = endOfWord(text, Math.max(start + snippetLength, phrase?.end ?? 0));
  const shown = phrase && {start: phrase.start - start, end: phrase.end - start};
  return marked(text.slice(start, end), shown);
}

/** Of a name only the parts that were found, unless it was found as a whole. */
function rangesIn(text: string, terms: ReadonlySet<string>): Range[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, before) => pairOf(words[before]!, word));
  const found = (pieces: readonly Piece[]) => pieces.filter(({term}) => terms.has(term));
  const pieces = words.flatMap((word) => {
    const ways = [word.parts, word.segments, [word]].map(found);
    return ways.find(({length}) => length > 0) ?? [];
  });
  return [...pieces, ...found(pairs)].sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Finds the longest phrase. Words that follow each other are one phrase, also across a dot, a dash
 * or a word that says nothing; such words are never marked alone.
 */
function longestPhrase(text: string, ranges: readonly Range[]): Range | undefined {
  const phrases: Range[] = [];
  for (const range of ranges) {
    if (!saysSomething(text.slice(range.start, range.end).toLowerCase())) continue;
    const last = phrases.at(-1);
    if (last && isJoined(text.slice(last.end, range.start)))
      last.end = Math.max(last.end, range.end);
    else phrases.push({...range});
  }
  return phrases.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

const marked = (text: string, phrase: Range | undefined): string =>
  phrase
    ? text.slice(0, phrase.start) +
      highlightStart +
      text.slice(phrase.start, phrase.end) +
      highlightEnd +
      text.slice(phrase.end)
    : text;

const isJoined = (between: string): boolean =>
  /^[^.!?]*\.?$/.test(between) && wordsOf(between).every(({term}) => !saysSomething(term));

const pairOf = (first: Word, second: Word): Piece => ({
  start: first.start,
  end: second.end,
  term: first.term + second.term,
});

/** Gives where what is shown before a place begins: with its sentence, else a few words before. */
function beginning(text: string, place: number): number {
  const before = text.slice(Math.max(0, place - sentenceReach), place);
  const sentence = /^.*[.!?] (?=\S)/s.exec(before);
  if (sentence) return place - before.length + sentence[0].length;
  return place <= sentenceReach ? 0 : text.indexOf(' ', place - 40) + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
