import type {Query, QueryCombination} from 'minisearch';
import type {Field} from './index-of-records';
import type {SearchQuery, QueryClause} from './query';
import {stemOf, type Word} from './words';

/** How much each field counts. */
const boost: Record<Field, number> = {title: 6, parents: 2, anchor: 2, content: 1, names: 0.8};

/**
 * Asks for records that have any of the clauses; how many they have decides their place later.
 * @param fuzzy whether words with a typing error count
 */
export function termQuery(
  {clauses, minorTerms: besides}: SearchQuery,
  fuzzy: boolean,
): QueryCombination {
  return {
    combineWith: 'OR',
    boost,
    queries: [
      ...clauses.flatMap((clause) => unitQueries(clause, fuzzy)),
      {queries: besides, fields: ['title'], boost: {title: 1.5}},
    ],
  };
}

const unitQueries = ({words, synonyms}: QueryClause, fuzzy: boolean): Query[] => [
  together(words, 1, fuzzy),
  ...synonyms.map((other) => together(other, 0.45 / Math.sqrt(other.length), false)),
];

const together = (words: readonly Word[], weight: number, fuzzy: boolean): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => wordQuery(word, weight, fuzzy)),
});

function wordQuery({term, parts}: Word, weight: number, fuzzy: boolean): QueryCombination {
  const whole: QueryCombination = {
    queries: [term],
    prefix: true,
    fuzzy: fuzzy && term.length > 3 ? (term.length > 5 ? 2 : 1) : false,
    boostTerm: () => weight,
    // The first letters are for titles: every text has words that begin with them.
    ...(term.length < 3 && {fields: ['title']}),
  };
  const stem = stemOf(term);
  return {
    combineWith: 'OR',
    queries: [
      whole,
      ...(stem === term ? [] : [{queries: [stem], prefix: true, boostTerm: () => weight * 0.5}]),
      ...(parts.length > 1 ? [inParts(parts, weight)] : []),
    ],
  };
}

const inParts = (parts: Word['parts'], weight: number): QueryCombination => ({
  combineWith: 'AND',
  queries: parts.map(({term}) => ({
    queries: [term],
    prefix: term.length > 2,
    boostTerm: () => weight * 0.8,
  })),
});
