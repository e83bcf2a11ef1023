import {highlightEnd, highlightStart} from '../types';
import {isKeyword} from './language';
import type {QueryClause} from './query';
import {matchesTerms, normalizeTerm, type Piece, type Word, wordsOf} from './words';

/** Part of a text that was found. */
interface Range {
  start: number;
  end: number;
  /** Term of the query that found it. */
  by: string;
}

/** About how many characters of a content are shown. */
const snippetLength = 180;
const maxSentenceStart = 90;

/** Marks in the texts of one record what a query has found there. */
export class Highlighter {
  /**
   * @param terms terms of the record that were found
   * @param queryTerms terms of the query that found them
   */
  constructor(
    private readonly clauses: readonly QueryClause[],
    private readonly terms: ReadonlySet<string>,
    private readonly queryTerms: readonly string[],
  ) {}

  /** Marks the longest phrase of a text that was found. */
  mark(text: string): string {
    return addMarks(text, longestPhrase(text, this.rangesIn(text)));
  }

  /** Tells whether a text contains all that was asked. */
  hasAll(text: string): boolean {
    const matchedTerms = new Set(this.rangesIn(text).map(({by}) => by));
    return this.clauses.every(({words, synonyms}) =>
      [words, ...synonyms].some((way) => way.every((word) => matchesTerms(matchedTerms, word))),
    );
  }

  /** Gives the part of a text around that phrase, marked; its beginning when nothing was found. */
  snippet(text: string): string {
    const phrase = longestPhrase(text, this.rangesIn(text));
    const start =
      text.length > snippetLength * 1.2 && phrase ? findSnippetStart(text, phrase.start) : 0;
    const end = findWordEnd(text, Math.max(start + snippetLength, phrase?.end ?? 0));
    const visiblePhrase = phrase && {
      ...phrase,
      start: phrase.start - start,
      end: phrase.end - start,
    };
    return addMarks(text.slice(start, end), visiblePhrase);
  }

  private rangesIn(text: string): Range[] {
    const words = wordsOf(text);
    const pairs = words.slice(1).map((word, before) => pairOf(words[before]!, word));
    const pieces = words.flatMap((word) => [word, ...word.segments, ...word.parts]);
    return [...pieces, ...pairs]
      .filter(({term}) => this.terms.has(term))
      .map((piece) => this.matchedRange(text, piece))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** Of a longer word only what was typed is marked, unless it was typed differently. */
  private matchedRange(text: string, {start, end, term}: Piece): Range {
    const by = this.queryTerms
      .filter((queryTerm) => term.startsWith(queryTerm))
      .reduce(
        (longest, queryTerm) => (queryTerm.length > longest.length ? queryTerm : longest),
        '',
      );
    if (by === '') return {start, end, by: term};
    return {start, end: start + prefixLength(text.slice(start, end), by), by};
  }
}

/**
 * Finds the longest phrase. Words that follow each other are one phrase, also across a dot, a dash
 * or a word that says nothing; such words are never marked alone.
 */
function longestPhrase(text: string, ranges: readonly Range[]): Range | undefined {
  const phrases: Range[] = [];
  for (const range of ranges) {
    if (!isKeyword(text.slice(range.start, range.end).toLowerCase())) continue;
    const last = phrases.at(-1);
    if (last && isJoined(text.slice(last.end, range.start)))
      last.end = Math.max(last.end, range.end);
    else phrases.push({...range});
  }
  return phrases.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

const addMarks = (text: string, phrase: Range | undefined): string =>
  phrase
    ? text.slice(0, phrase.start) +
      highlightStart +
      text.slice(phrase.start, phrase.end) +
      highlightEnd +
      text.slice(phrase.end)
    : text;

const isJoined = (gap: string): boolean =>
  /^[^.!?]*\.?$/.test(gap) && wordsOf(gap).every(({term}) => !isKeyword(term));

const pairOf = (first: Word, second: Word): Piece => ({
  start: first.start,
  end: second.end,
  term: first.term + second.term,
});

/**
 * Gives how many characters of a name are looked up as a term: 5 of `a.b.c.d` for `abc`. Dots,
 * dashes and British spelling make them more than the term has.
 */
function prefixLength(name: string, term: string): number {
  for (let length = term.length; length < name.length; length++)
    if (normalizeTerm(name.slice(0, length)).startsWith(term)) return length;
  return name.length;
}

/** Gives where what is shown before a place begins: with its sentence, else a few words before. */
function findSnippetStart(text: string, position: number): number {
  const before = text.slice(Math.max(0, position - maxSentenceStart), position);
  const sentence = /^.*[.!?] (?=\S)/s.exec(before);
  if (sentence) return position - before.length + sentence[0].length;
  return position <= maxSentenceStart ? 0 : text.indexOf(' ', position - 40) + 1;
}

function findWordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}
