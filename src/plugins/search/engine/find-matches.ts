import type {RecordIndex} from './record-index';
import {addMatches, commonMatches, type Match, type Matches} from './matches';
import type {QueryClause, SearchQuery} from './query';
import type {Postings} from './postings';
import {boost, firstLettersOf, type MatchOptions, prefixesOf, wordQuery} from './term-query';
import type {TextPostings} from './text-index';
import {textKey} from './text-shards';
import type {TimeSlicer} from './time-slicer';
import type {Word} from './words';

/** What is searched: the index of the records, and the postings of the query's words in full texts. */
export interface Source {
  index: RecordIndex;
  postings: TextPostings;
}

/** In longer queries the last word is taken as complete, so words are no longer matched by prefix. */
const maxPrefixClauses = 6;

/** The weight of a word that is only in the full text, beyond the part that the record contains. */
const fullTextBoost = 0.6;

/**
 * Loads the terms that `findMatches` needs.
 * @param fuzzy whether words that differ by a typing error match
 */
export function loadTerms(
  index: RecordIndex,
  {clauses, minorTerms}: SearchQuery,
  fuzzy: boolean,
): Promise<void> {
  if (fuzzy) {
    const words = clauses.flatMap((clause) => clause.words);
    return index.loadTerms(words.flatMap(firstLettersOf));
  }
  const words = clauses.flatMap((clause) => [clause.words, ...clause.synonyms].flat());
  return index.loadTerms([...words.flatMap(prefixesOf), ...minorTerms]);
}

/**
 * Finds the records that match at least one clause; `rank` weighs how many they match.
 * @param fuzzy whether words that differ by a typing error match
 * @param slicer yields to the main thread between words
 */
export async function findMatches(
  source: Source,
  {clauses, minorTerms}: SearchQuery,
  fuzzy: boolean,
  slicer: TimeSlicer,
): Promise<Matches> {
  const matches: Matches = new Map();
  const prefix = clauses.length <= maxPrefixClauses;
  for (const clause of clauses) {
    for (const [alternative, weight] of alternativesOf(clause)) {
      const isAsTyped = alternative === clause.words;
      const matchesOfWords: Matches[] = [];
      for (const word of alternative) {
        await slicer.yieldIfDue();
        matchesOfWords.push(findWord(source, word, {fuzzy: fuzzy && isAsTyped, prefix}));
      }
      addMatches(matches, commonMatches(matchesOfWords), weight);
    }
  }
  if (minorTerms.length > 0) addMinorTermMatches(matches, source.index, minorTerms);
  return matches;
}

/** The clause itself and its synonyms, each with its weight. */
const alternativesOf = ({words, synonyms}: QueryClause): [readonly Word[], number][] => [
  [words, 1],
  ...synonyms.map((alternative): [Word[], number] => [
    alternative,
    0.45 / Math.sqrt(alternative.length),
  ]),
];

function findWord({index, postings}: Source, word: Word, options: MatchOptions): Matches {
  const matches: Matches = new Map(
    index.search(wordQuery(word, options), {boost}).map(({id, score, match, queryTerms}) => [
      id as number,
      // MiniSearch multiplies by the number of terms of this word; `rank` does so for the whole query.
      {score: score / queryTerms.length, match, queryTerms},
    ]),
  );
  const fullTextMatches = findInFullTexts(postings, word);
  const {documentCount} = index;
  const documentFrequency = new Set([...matches.keys(), ...fullTextMatches.keys()]).size;
  const inverseDocumentFrequency = Math.log(
    1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5),
  );
  addMatches(matches, fullTextMatches, fullTextBoost * inverseDocumentFrequency);
  return matches;
}

/** Finds the full texts with a word, and with less weight those that have only all of its parts. */
function findInFullTexts(postings: TextPostings, {term, parts}: Word): Matches {
  const whole = matchesOf(postings, term);
  if (parts.length < 2) return whole;
  const inParts = commonMatches(parts.map((part) => matchesOf(postings, part.term)));
  for (const id of whole.keys()) inParts.delete(id);
  addMatches(whole, inParts, 0.8 / parts.length);
  return whole;
}

function matchesOf(postings: TextPostings, term: string): Matches {
  const key = textKey(term);
  const textPostings: Postings = postings.get(key) ?? new Map<number, number>();
  return new Map(
    [...textPostings].map(([id, count]): [number, Match] => [
      id,
      {score: 0.5 + (2.2 * count) / (count + 1.2), match: {[key]: ['text']}, queryTerms: [term]},
    ]),
  );
}

/** Raises records that match already and have one of the less significant words in their title. */
function addMinorTermMatches(matches: Matches, index: RecordIndex, terms: readonly string[]): void {
  const titleMatches = index.search(
    {queries: [...terms]},
    {fields: ['title'], boost: {title: 1.5}},
  );
  for (const {id, score, match, queryTerms} of titleMatches)
    if (matches.has(id as number))
      addMatches(
        matches,
        new Map([[id as number, {score: score / queryTerms.length, match, queryTerms}]]),
      );
}
