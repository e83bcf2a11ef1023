import {highlightEnd, highlightStart} from '../types';
import {saysSomething} from './language';
import type {Unit} from './query';
import {isAmong, type Piece, type Word, wordsOf} from './words';

/** Part of a text that was found. */
interface Range {
  start: number;
  end: number;
  /** Term of the query that found it. */
  by: string;
}

/** About how many characters of a content are shown. */
const snippetLength = 180;
const sentenceReach = 90;

/** Marks in the texts of one record what a query has found there. */
export class Highlighter {
  private readonly terms: ReadonlySet<string>;

  /**
   * @param terms terms of the record that were found
   * @param queryTerms terms of the query that found them
   */
  constructor(
    private readonly units: readonly Unit[],
    terms: readonly string[],
    private readonly queryTerms: readonly string[],
  ) {
    this.terms = new Set(terms);
  }

  /** Marks what was found in a whole text. */
  mark(text: string): string {
    return marked(text, this.rangesIn(text));
  }

  /** Tells whether all that was asked stands in a text. */
  hasAll(text: string): boolean {
    const found = new Set(this.rangesIn(text).map(({by}) => by));
    return this.units.every(({words, synonyms}) =>
      [words, ...synonyms].some((way) => way.every((word) => isAmong(found, word))),
    );
  }

  /** Marks the part of a text where most was found; its beginning when nothing was. */
  snippet(text: string): string {
    const ranges = this.rangesIn(text);
    const start = startOfSnippet(text, ranges);
    const end = endOfWord(text, start + snippetLength);
    const shown = ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({...range, start: range.start - start, end: range.end - start}));
    return marked(text.slice(start, end), shown);
  }

  private rangesIn(text: string): Range[] {
    const words = wordsOf(text);
    const pairs = words.slice(1).map((word, before) => pairOf(words[before]!, word));
    const pieces = words.flatMap((word) => [word, ...word.segments, ...word.parts]);
    return [...pieces, ...pairs]
      .filter(({term}) => this.terms.has(term))
      .map((piece) => this.foundIn(text, piece))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** Of a longer word only what was typed is marked, unless it was typed differently. */
  private foundIn(text: string, {start, end, term}: Piece): Range {
    const by = this.queryTerms
      .filter((each) => term.startsWith(each))
      .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
    if (by === '') return {start, end, by: term};
    return {start, end: start + lengthOfLetters(text.slice(start, end), by.length), by};
  }
}

/**
 * Marks the longest phrase that was found. Words of it that follow each other are one phrase, also
 * across a dot, a dash or a word that says nothing; such words are never marked alone.
 */
function marked(text: string, ranges: readonly Range[]): string {
  const phrases: Range[] = [];
  for (const range of ranges) {
    if (!saysSomething(text.slice(range.start, range.end).toLowerCase())) continue;
    const last = phrases.at(-1);
    if (last && isJoined(text.slice(last.end, range.start)))
      last.end = Math.max(last.end, range.end);
    else phrases.push({...range});
  }
  const [longest] = phrases.sort((a, b) => b.end - b.start - (a.end - a.start));
  if (!longest) return text;
  const {start, end} = longest;
  return (
    text.slice(0, start) + highlightStart + text.slice(start, end) + highlightEnd + text.slice(end)
  );
}

const isJoined = (between: string): boolean =>
  /^[^.!?]*\.?$/.test(between) && wordsOf(between).every(({term}) => !saysSomething(term));

const pairOf = (first: Word, second: Word): Piece => ({
  start: first.start,
  end: second.end,
  term: first.term + second.term,
});

/** Gives how long the beginning of a text is that has `count` letters; dots and dashes are none. */
function lengthOfLetters(text: string, count: number): number {
  let letters = 0;
  for (const [at, char] of [...text].entries()) {
    if (letters === count) return at;
    if (/[\p{L}\p{N}]/u.test(char)) letters++;
  }
  return text.length;
}

function startOfSnippet(text: string, ranges: readonly Range[]): number {
  if (text.length <= snippetLength * 1.2 || ranges.length === 0) return 0;
  const variety = ({start}: Range) =>
    new Set(
      ranges
        .filter((range) => range.start >= start && range.end <= start + snippetLength * 0.7)
        .map(({by}) => by),
    ).size;
  const best = ranges.reduce((first, each) => (variety(each) > variety(first) ? each : first));
  const before = text.slice(Math.max(0, best.start - sentenceReach), best.start);
  const sentence = /^.*[.!?] (?=\S)/s.exec(before);
  if (sentence) return best.start - before.length + sentence[0].length;
  if (best.start <= sentenceReach) return 0;
  return text.indexOf(' ', best.start - 40) + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
