import type {QueryCombination} from 'minisearch';
import type {Field} from './index-of-records';
import {stemOf, type Word} from './words';

/** How much each field counts. */
export const boost: Record<Field, number> = {
  title: 6,
  parents: 2,
  anchor: 2,
  content: 1,
  names: 0.8,
};

/** How a word is looked for. */
export interface Reach {
  /** Whether words with a typing error count. */
  fuzzy: boolean;
  /** Whether all words count that begin with it: the last one may not be typed to its end. */
  prefix: boolean;
}

/** Asks for records that have a word, another form of it, or all of its parts. */
export function wordQuery({term, parts}: Word, {fuzzy, prefix}: Reach): QueryCombination {
  const whole: QueryCombination = {
    queries: [term],
    prefix,
    fuzzy: fuzzy && term.length > 3 ? (term.length > 5 ? 2 : 1) : false,
    // The first letters are for titles: every text has words that begin with them.
    ...(term.length < 3 && {fields: ['title']}),
  };
  const stem = stemOf(term);
  const beginnings = new Set([term, ...parts.map((part) => part.term)].map(firstLetter));
  return {
    combineWith: 'OR',
    // Hardly anybody mistypes the first letter: `vitest` is not `test`.
    ...(fuzzy && {
      boostDocument: (_: unknown, standing: string) =>
        Number(beginnings.has(firstLetter(standing))),
    }),
    queries: [
      whole,
      ...(stem === term ? [] : [{queries: [stem], prefix: true, boostTerm: () => 0.5}]),
      ...(parts.length > 1 ? [inParts(parts, prefix)] : []),
    ],
  };
}

const firstLetter = (term: string): string => term.slice(0, 1);

const inParts = (parts: Word['parts'], prefix: boolean): QueryCombination => ({
  combineWith: 'AND',
  queries: parts.map(({term}) => ({
    queries: [term],
    prefix: prefix && term.length > 2,
    boostTerm: () => 0.8,
  })),
});
