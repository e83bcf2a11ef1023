import type {TermIndex} from './index-of-records';
import {addMatches, commonMatches, type Match, type Matches} from './matches';
import type {QueryClause, SearchQuery} from './query';
import {boost, type Reach, wordQuery} from './term-query';
import type {TextPostings} from './text-index';
import {type Postings, textKey} from './text-shards';
import type {Turns} from './turns';
import type {Word} from './words';

/** What is searched: records, and where the words of the query are in whole texts. */
export interface Source {
  index: TermIndex;
  postings: TextPostings;
}

/** Whoever types that many words or pastes them has typed the last one to its end, too. */
const mostPrefixes = 6;

/** The weight of a word that only the whole text of a record has, beyond what the record holds. */
const textBoost = 0.6;

/**
 * Finds the records that have any of the clauses; how many they have decides their place later.
 * Others work in between.
 * @param fuzzy whether words with a typing error count
 */
export async function findMatches(
  source: Source,
  {clauses, minorTerms}: SearchQuery,
  fuzzy: boolean,
  turns: Turns,
): Promise<Matches> {
  const matches: Matches = new Map();
  const prefix = clauses.length <= mostPrefixes;
  for (const clause of clauses) {
    for (const [way, weight] of waysOf(clause)) {
      const isLiteral = way === clause.words;
      const matchesOfWords: Matches[] = [];
      for (const word of way) {
        await turns.next();
        matchesOfWords.push(findWord(source, word, {fuzzy: fuzzy && isLiteral, prefix}));
      }
      addMatches(matches, commonMatches(matchesOfWords), weight);
    }
  }
  if (minorTerms.length > 0) addMinor(matches, source.index, minorTerms);
  return matches;
}

/** The ways to say a clause, and how much each counts. */
const waysOf = ({words, synonyms}: QueryClause): [readonly Word[], number][] => [
  [words, 1],
  ...synonyms.map((way): [Word[], number] => [way, 0.45 / Math.sqrt(way.length)]),
];

function findWord({index, postings}: Source, word: Word, reach: Reach): Matches {
  const matches: Matches = new Map(
    index.search(wordQuery(word, reach), {boost}).map(({id, score, match, queryTerms}) => [
      id as number,
      // A score was multiplied by the number of terms, which only the whole query can count.
      {score: score / queryTerms.length, match, queryTerms},
    ]),
  );
  const inTexts = findInTexts(postings, word);
  const count = index.documentCount;
  const standing = new Set([...matches.keys(), ...inTexts.keys()]).size;
  const rarity = Math.log(1 + (count - standing + 0.5) / (standing + 0.5));
  addMatches(matches, inTexts, textBoost * rarity);
  return matches;
}

/** Where a word is in whole texts: itself, else all of its parts. */
function findInTexts(postings: TextPostings, {term, parts}: Word): Matches {
  const whole = matchesOf(postings, term);
  if (parts.length < 2) return whole;
  const inParts = commonMatches(parts.map((part) => matchesOf(postings, part.term)));
  for (const id of whole.keys()) inParts.delete(id);
  addMatches(whole, inParts, 0.8 / parts.length);
  return whole;
}

function matchesOf(postings: TextPostings, term: string): Matches {
  const key = textKey(term);
  const standing: Postings = postings.get(key) ?? new Map<number, number>();
  return new Map(
    [...standing].map(([id, count]): [number, Match] => [
      id,
      {score: 0.5 + (2.2 * count) / (count + 1.2), match: {[key]: ['text']}, queryTerms: [term]},
    ]),
  );
}

/** Words that say little count where a title has them, of what was found anyway. */
function addMinor(matches: Matches, index: TermIndex, terms: readonly string[]): void {
  const titled = index.search({queries: [...terms]}, {fields: ['title'], boost: {title: 1.5}});
  for (const {id, score, match, queryTerms} of titled)
    if (matches.has(id as number))
      addMatches(
        matches,
        new Map([[id as number, {score: score / queryTerms.length, match, queryTerms}]]),
      );
}
