import type {SearchResult} from 'minisearch';
import type {TermIndex} from './index-of-records';
import {hasPhrase, isPageOf, NameMatcher} from './name-match';
import type {SearchQuery, QueryClause} from './query';
import type {SearchRecord} from './record';
import {termQuery} from './term-query';
import {matchesTerms, stemOf, type Word} from './words';

/** A record that answers a query, and why it stands where it does. */
export interface RankedRecord {
  record: SearchRecord;
  score: number;
  /** What the score of the words was multiplied by. */
  factors: Record<string, number>;
  /** Words of the record that were found, with the fields they stand in. */
  match: Record<string, string[]>;
  /** Words of the query that were found. */
  queryTerms: readonly string[];
  /** How much of the query was found: 0 to 1. */
  coverage: number;
  fuzzy: boolean;
}

/** With fewer answers, words that are only similar count, too. */
const enoughResults = 3;
/** A list of flags has a hundred words that begin alike: each counts, and no more is said. */
const mostWords = 40;
/** A place below this share of the best one's score answers something else. */
const leastShare = 0.004;

/** Gives the records that answer a query, best first, each address once. */
export function rank(index: TermIndex, records: readonly SearchRecord[], query: SearchQuery) {
  if (query.clauses.length === 0) return [];
  const recordOf = ({id}: SearchResult) => records[id as number]!;
  const find = (fuzzy: boolean) => {
    const results = index.search(termQuery(query, fuzzy));
    const namings = query.names.map((name) => new NameMatcher(name, results.map(recordOf)));
    return results.map((result) => scoreResult(result, recordOf(result), {query, namings, fuzzy}));
  };
  const literal = find(false);
  const whole = literal.filter(({coverage}) => coverage === 1).length;
  const results = whole < enoughResults ? mergeRanked(literal, find(true)) : literal;
  const best = removeDuplicateUrls(results.sort((a, b) => b.score - a.score));
  return best.filter(({score}) => score >= best[0]!.score * leastShare);
}

function scoreResult(
  {score, match, queryTerms}: SearchResult,
  record: SearchRecord,
  {query, namings, fuzzy}: {query: SearchQuery; namings: NameMatcher[]; fuzzy: boolean},
): RankedRecord {
  const coverage = coverageOf(query.clauses, new Set(queryTerms));
  const factors = {
    coverage: coverage ** 2.5,
    name: Math.max(
      ...namings.map((naming) => naming.factor(record, match, fuzzy)),
      isPageOf(record, query.otherNames) ? 5 : 1,
    ),
    inTitle: 1 + shareInTitle(query.clauses, match),
    weight: 1 + record.weight / 15,
    crowd: Math.min(1, mostWords / Object.keys(match).length),
    flag: query.flag && record.kind === 'flag' ? 3 : 1,
    phrase: !query.flag && hasPhrase(record, query.names) ? 200 : 1,
    fuzzy: fuzzy ? 0.35 : 1,
  };
  const factor = Object.values(factors).reduce((product, factor) => product * factor, 1);
  return {record, score: score * factor, factors, match, queryTerms, coverage, fuzzy};
}

/** How much of the query a record has, of which the terms in `found` were found. */
function coverageOf(clauses: readonly QueryClause[], foundTerms: ReadonlySet<string>): number {
  const has = (word: Word) => matchesTerms(foundTerms, word);
  const covered = clauses.map(({words, synonyms}) => {
    if (words.every(has)) return 1;
    if (synonyms.some((other) => other.every(has))) return 0.8;
    return words.filter(has).length / words.length / 2;
  });
  return covered.reduce((sum, share) => sum + share, 0) / clauses.length;
}

/** How many of the clauses stand in the title. */
function shareInTitle(clauses: readonly QueryClause[], match: Record<string, string[]>): number {
  const titled = Object.keys(match).filter((term) => match[term]!.includes('title'));
  const stands = (term: string) => titled.some((other) => other.startsWith(stemOf(term)));
  const count = clauses.filter(({words}) =>
    words.every(({term, parts}) => stands(term) || parts.every((part) => stands(part.term))),
  ).length;
  return count / clauses.length;
}

function mergeRanked(
  first: readonly RankedRecord[],
  second: readonly RankedRecord[],
): RankedRecord[] {
  const byRecord = new Map(first.map((ranked) => [ranked.record, ranked]));
  for (const ranked of second) {
    const other = byRecord.get(ranked.record);
    if (!other || other.score < ranked.score) byRecord.set(ranked.record, ranked);
  }
  return [...byRecord.values()];
}

function removeDuplicateUrls(ranked: readonly RankedRecord[]): RankedRecord[] {
  const seen = new Set<string>();
  return ranked.filter(({record: {url}}) => !seen.has(url) && seen.add(url));
}
