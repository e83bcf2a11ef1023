import {highlightEnd, highlightStart} from '../types';
import {isKeyword} from './language';
import type {QueryClause} from './query';
import {matchesTerms, normalizeTerm, type Piece, type Word, wordsOf} from './words';

/** A part of a text that matches. */
interface Range {
  start: number;
  end: number;
  /** Term of the query that it matches. */
  queryTerm: string;
}

/** About how many characters of a content are shown. */
const snippetLength = 180;
const maxSentenceStart = 90;

/** Marks the matches of a query in the texts of one record. */
export class Highlighter {
  /**
   * @param terms terms of the record that match
   * @param queryTerms terms of the query that match them
   */
  constructor(
    private readonly clauses: readonly QueryClause[],
    private readonly terms: ReadonlySet<string>,
    private readonly queryTerms: readonly string[],
  ) {}

  /** Marks the longest phrase of a text that matches. */
  mark(text: string): string {
    return addMarks(text, longestPhrase(text, this.rangesIn(text)));
  }

  /** Tells whether a text matches every clause of the query. */
  hasAll(text: string): boolean {
    const matchedTerms = new Set(this.rangesIn(text).map(({queryTerm}) => queryTerm));
    return this.clauses.every(({words, synonyms}) =>
      [words, ...synonyms].some((phrase) =>
        phrase.every((word) => matchesTerms(matchedTerms, word)),
      ),
    );
  }

  /** Gives the part of a text around its longest matching phrase, marked, or its beginning when nothing matches. */
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
    const pairs = words.slice(1).map((word, index) => pairOf(words[index]!, word));
    const pieces = words.flatMap((word) => [word, ...word.segments, ...word.parts]);
    return [...pieces, ...pairs]
      .filter(({term}) => this.terms.has(term))
      .map((piece) => this.matchedRange(text, piece))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** Marks only the typed beginning of a longer word, or the whole word when it matches in another form. */
  private matchedRange(text: string, {start, end, term}: Piece): Range {
    let prefix = '';
    for (const queryTerm of this.queryTerms)
      if (term.startsWith(queryTerm) && queryTerm.length > prefix.length) prefix = queryTerm;
    if (prefix === '') return {start, end, queryTerm: term};
    const prefixEnd = start + prefixLength(text.slice(start, end), prefix);
    return {start, end: prefixEnd, queryTerm: prefix};
  }
}

/**
 * Finds the longest phrase. Consecutive words form one phrase, also across a dot, a dash or stop
 * words; a stop word by itself is never marked.
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
 * Counts the characters at the start of a name that a term stands for: 5 of `a.b.c.d` for `abc`.
 * They are more than the term has where the name has dots or dashes, or is spelled the British way.
 */
function prefixLength(name: string, term: string): number {
  for (let length = term.length; length < name.length; length++)
    if (normalizeTerm(name.slice(0, length)).startsWith(term)) return length;
  return name.length;
}

/** Gives where a snippet around `position` starts: with its sentence, or else a few words before. */
function findSnippetStart(text: string, position: number): number {
  const before = text.slice(Math.max(0, position - maxSentenceStart), position);
  const sentence = /^.*[.!?] (?=\S)/s.exec(before);
  if (sentence) return position - before.length + sentence[0].length;
  return position <= maxSentenceStart ? 0 : text.indexOf(' ', position - 40) + 1;
}

function findWordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space > 0 ? space : position;
}
