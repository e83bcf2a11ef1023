import {findMatches} from './find-matches';
import type {TermIndex} from './index-of-records';
import type {Match, Matches} from './matches';
import {hasPhrase, isPageOf, NameMatcher} from './name-match';
import type {SearchQuery, QueryClause} from './query';
import type {SearchRecord} from './record';
import type {TextIndex, TextPostings} from './text-index';
import type {Postings} from './text-shards';
import {Turns} from './turns';
import {matchesTerms, stemOf, type Word} from './words';

/** Records of a version that can be searched. */
export interface Searchable {
  records: readonly SearchRecord[];
  index: TermIndex;
  /** Whole texts, where they can be had. */
  texts?: TextIndex;
}

/** A record that answers a query, and the reasons for its rank. */
export interface RankedRecord {
  record: SearchRecord;
  score: number;
  /** What the score of the words was multiplied by. */
  factors: Record<string, number>;
  /** Words of the record that match, with their fields. */
  match: Record<string, string[]>;
  /** Words of the query that were found. */
  queryTerms: readonly string[];
  /** How much of the query was found: 0 to 1. */
  coverage: number;
  fuzzy: boolean;
}

/** Whoever has all that was asked comes before who has half of it. */
const coveragePower = 2.5;
/** With fewer answers, words that are only similar count, too. */
const enoughResults = 3;
/** A list of flags has a hundred words that begin alike: each counts, and no more is said. */
const mostWords = 40;
/**
 * A place below this share of the best one's score answers something else. What people have named for
 * a query, and who quotes it, says nothing about the others: that score is without those factors.
 */
const leastShare = 0.004;

/** More clauses than this need no similar words: the others say what is meant. */
const mostSimilar = 6;
/** Of a pasted text almost every record has some word: so many of the best are compared in full. */
const mostCompared = 300;

/** Gives the records that answer a query, best first, each address once. Others work in between. */
export async function rank(
  {index, records, texts}: Searchable,
  query: SearchQuery,
): Promise<RankedRecord[]> {
  const {clauses, names, stemmedNames, pairs} = query;
  if (clauses.length === 0) return [];
  const postings = (await texts?.find(wordsIn(clauses), pairs)) ?? new Map<string, Postings>();
  const turns = new Turns();
  const find = async (fuzzy: boolean) => {
    const matched = await findMatches({index, postings}, query, fuzzy, turns);
    const order = wordOrder(postings, pairs);
    const best = bestMatches(matched, clauses);
    const recordsThere = best.map(({id}) => records[id]!);
    const namings = names.map((name) => new NameMatcher(name, stemmedNames, recordsThere));
    const ranked: RankedRecord[] = [];
    for (const match of best) {
      await turns.next();
      ranked.push(scoreMatch(match, records[match.id]!, {query, namings, order, fuzzy}));
    }
    return ranked;
  };
  const literal = await find(false);
  const whole = literal.filter(({coverage}) => coverage === 1).length;
  const isSimilarWanted = whole < enoughResults && clauses.length <= mostSimilar;
  const results = isSimilarWanted ? mergeRanked(literal, await find(true)) : literal;
  const best = removeDuplicateUrls(results.sort((a, b) => b.score - a.score));
  const bestOfWords = Math.max(
    ...best.map(({score, factors}) => score / (factors.phrase! * factors.order!)),
  );
  return best.filter(({score}) => score >= bestOfWords * leastShare);
}

/** The words of a query; those of synonyms come last, and are left out of a long one. */
const wordsIn = (clauses: readonly QueryClause[]): Word[] => [
  ...clauses.flatMap(({words}) => words),
  ...(clauses.length > mostSimilar ? [] : clauses.flatMap(({synonyms}) => synonyms.flat())),
];

interface CoveringMatch extends Match {
  id: number;
  coverage: number;
}

/** Gives all matches with their share of the query, or the best ones when it is long. */
function bestMatches(matches: Matches, clauses: readonly QueryClause[]): CoveringMatch[] {
  /** Many records have the same of its words. */
  const coverageByTerms = new Map<string, number>();
  const covering = [...matches].map(([id, {score, match, queryTerms}]) => {
    const terms = queryTerms.join(' ');
    const coverage = coverageByTerms.get(terms) ?? coverageOf(clauses, new Set(queryTerms));
    coverageByTerms.set(terms, coverage);
    const total = score * queryTerms.length;
    return {
      id,
      match,
      queryTerms,
      coverage,
      score: total,
      byWords: total * coverage ** coveragePower,
    };
  });
  if (clauses.length <= mostSimilar) return covering;
  return covering.sort((a, b) => b.byWords - a.byWords).slice(0, mostCompared);
}

/** Fewer words than three may follow each other by chance, and so may less than half of the pairs. */
const fewestPairs = 2;
const leastOrder = 0.5;

/** Tells of how many words of the query a record quotes the order: 0, else a half to 1. */
function wordOrder(postings: TextPostings, pairs: readonly string[]) {
  const standing = pairs.flatMap((pair) => postings.get(pair) ?? []);
  return (id: number): number => {
    if (pairs.length < fewestPairs || standing.length === 0) return 0;
    const share = standing.filter((records) => records.has(id)).length / pairs.length;
    return share < leastOrder ? 0 : share;
  };
}

function scoreMatch(
  {id, score, match, queryTerms, coverage}: CoveringMatch,
  record: SearchRecord,
  {
    query,
    namings,
    order,
    fuzzy,
  }: {
    query: SearchQuery;
    namings: NameMatcher[];
    order: (id: number) => number;
    fuzzy: boolean;
  },
): RankedRecord {
  const factors = {
    coverage: coverage ** coveragePower,
    name: Math.max(
      ...namings.map((naming) => naming.factor(record, match, fuzzy)),
      isPageOf(record, query.otherNames) ? 5 : 1,
    ),
    inTitle: 1 + shareInTitle(query.clauses, match),
    // A page whose name is the whole query has its words in this order, too.
    order: 1 + 24 * (isPageOf(record, query.names.slice(0, 1)) ? 1 : order(id)) ** 3,
    weight: 1 + record.weight / 15,
    crowd: Math.min(1, mostWords / Object.keys(match).length),
    flag: query.flag && record.kind === 'flag' ? 3 : 1,
    // `--no-devtool` is one name: other sentences have `no` and `devtool`, too.
    flagAsWhole:
      query.flag && !query.clauses.some((clause) => isWhole(clause, queryTerms)) ? 1 / 3 : 1,
    phrase: !query.flag && hasPhrase(record, query.names) ? 200 : 1,
    fuzzy: fuzzy ? 0.35 : 1,
  };
  const factor = Object.values(factors).reduce((product, factor) => product * factor, 1);
  return {record, score: score * factor, factors, match, queryTerms, coverage, fuzzy};
}

/** Whether a record has the words of a clause as they were typed, and not only their parts. */
const isWhole = ({words}: QueryClause, queryTerms: readonly string[]) =>
  words.every(({term}) => queryTerms.includes(term));

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

/** The number of clauses in the title. */
function shareInTitle(clauses: readonly QueryClause[], match: Record<string, string[]>): number {
  const titled = Object.keys(match).filter((term) => match[term]!.includes('title'));
  if (titled.length === 0) return 0;
  const stands = (term: string) => {
    const stem = stemOf(term);
    return titled.some((other) => other.startsWith(stem));
  };
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
