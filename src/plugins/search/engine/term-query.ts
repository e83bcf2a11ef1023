import type {QueryCombination} from 'minisearch';
import type {Field} from './term-shards';
import {stemOf, type Word} from './words';

/** The weight of each field. */
export const boost: Record<Field, number> = {
  title: 6,
  parents: 2,
  anchor: 2,
  content: 1,
  names: 0.8,
};

/** What counts as a match of a word. */
export interface MatchOptions {
  /** Whether words that differ by a typing error match. */
  fuzzy: boolean;
  /** Whether words match that begin with it: the reader may still be typing. */
  prefix: boolean;
}

/** Makes the query for records that have a word, another form of it, or all of its parts. */
export function wordQuery({term, parts}: Word, {fuzzy, prefix}: MatchOptions): QueryCombination {
  const wholeWord: QueryCombination = {
    queries: [term],
    prefix,
    fuzzy: fuzzy && term.length > 3 ? (term.length > 5 ? 2 : 1) : false,
    // One or two letters are looked up in titles only: every text has words that begin with them.
    ...(term.length < 3 && {fields: ['title']}),
  };
  const stem = stemOf(term);
  const firstLetters = new Set(firstLettersOf({term, parts}));
  return {
    combineWith: 'OR',
    // Hardly anybody mistypes the first letter: `vitest` is not `test`.
    ...(fuzzy && {
      boostDocument: (_: unknown, matchedTerm: string) =>
        Number(firstLetters.has(firstLetter(matchedTerm))),
    }),
    queries: [
      wholeWord,
      ...(stem === term ? [] : [{queries: [stem], prefix: true, boostTerm: () => 0.5}]),
      ...(parts.length > 1 ? [partsQuery(parts, prefix)] : []),
    ],
  };
}

/** Gives beginnings of all terms that the query of a word matches without typing errors. */
export const prefixesOf = ({term, parts}: Word): string[] => [
  stemOf(term),
  ...parts.map((part) => part.term),
];

/** Gives beginnings of all terms that the query of a word matches with typing errors. */
export const firstLettersOf = ({term, parts}: Pick<Word, 'term' | 'parts'>): string[] =>
  [term, ...parts.map((part) => part.term)].map(firstLetter);

const firstLetter = (term: string): string => term.slice(0, 1);

const partsQuery = (parts: Word['parts'], prefix: boolean): QueryCombination => ({
  combineWith: 'AND',
  queries: parts.map(({term}) => ({
    queries: [term],
    prefix: prefix && term.length > 2,
    boostTerm: () => 0.8,
  })),
});
