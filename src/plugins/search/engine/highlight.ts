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
  /**
   * @param terms terms of the record that were found
   * @param queryTerms terms of the query that found them
   */
  constructor(
    private readonly units: readonly Unit[],
    private readonly terms: ReadonlySet<string>,
    private readonly queryTerms: readonly string[],
  ) {}

  /** Marks the longest phrase of a text that was found. */
  mark(text: string): string {
    return marked(text, longestPhrase(text, this.rangesIn(text)));
  }

  /** Tells whether all that was asked stands in a text. */
  hasAll(text: string): boolean {
    const found = new Set(this.rangesIn(text).map(({by}) => by));
    return this.units.every(({words, synonyms}) =>
      [words, ...synonyms].some((way) => way.every((word) => isAmong(found, word))),
    );
  }

  /** Gives the part of a text around that phrase, marked; its beginning when nothing was found. */
  snippet(text: string): string {
    const phrase = longestPhrase(text, this.rangesIn(text));
    const start = text.length > snippetLength * 1.2 && phrase ? beginning(text, phrase.start) : 0;
    const end = endOfWord(text, Math.max(start + snippetLength, phrase?.end ?? 0));
    const shown = phrase && {...phrase, start: phrase.start - start, end: phrase.end - start};
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

/** Gives how long the beginning of a text is that has `count` letters; dots and dashes are none. */
function lengthOfLetters(text: string, count: number): number {
  let letters = 0;
  for (const [at, char] of [...text].entries()) {
    if (letters === count) return at;
    if (/[\p{L}\p{N}]/u.test(char)) letters++;
  }
  return text.length;
}

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
