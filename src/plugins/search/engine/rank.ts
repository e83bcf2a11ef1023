import {findMatches, loadTerms} from './find-matches';
import type {RecordIndex} from './record-index';
import {isInTitle, type Match, type Matches} from './matches';
import {flagFactor, hasPhrase, isPageOf, NameMatcher} from './name-match';
import type {SearchQuery, QueryClause} from './query';
import type {SearchRecord} from './record';
import type {RecordList} from './record-list';
import type {TextIndex, TextPostings} from './text-index';
import {TimeSlicer} from './time-slicer';
import {matchesTerms, stemOf, type Word} from './words';

/** Records of a version that can be searched. */
export interface Searchable {
  records: RecordList;
  index: RecordIndex;
  /** Full texts; those that cannot be loaded are not searched. */
  texts: TextIndex;
}

/** A record that matches a query, and the reasons for its rank. */
export interface RankedRecord {
  record: SearchRecord;
  score: number;
  /** What the score of its words was multiplied by, by the reason. */
  factors: Record<string, number>;
  /** Terms of the record that match, with their fields. */
  match: Record<string, string[]>;
  /** Terms of the query that match. */
  queryTerms: readonly string[];
  /** The share of the query that matches, from 0 to 1. */
  coverage: number;
  fuzzy: boolean;
}

/** High enough that a record with the whole query comes before one with half of it. */
const coveragePower = 2.5;
/** With fewer complete matches, words with typing errors match as well. */
const enoughResults = 3;
/** Records with more matching terms, such as lists of flags that begin alike, score less for each. */
const maxMatchedTerms = 40;
/**
 * Records below this share of the best score are about something else and left out. The best score
 * is taken without the factors for phrases and word order, which say nothing about other records.
 */
const minScoreShare = 0.004;

/** Longer queries are specific enough without typing errors and synonyms. */
const maxFuzzyClauses = 6;
/**
 * Thousands of records match a common word, and almost all some word of a pasted text: only so many of
 * the best are scored in full.
 */
const maxScoredMatches = {typed: 500, pasted: 300};

/**
 * Gives the records that match a query, best first, one for each URL. Yields to the main thread meanwhile.
 * @throws the reason of the signal when it is aborted
 */
export async function rank(
  {index, records, texts}: Searchable,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<RankedRecord[]> {
  const {clauses, names, stemmedNames, pairs} = query;
  if (clauses.length === 0) return [];
  const [postings] = await Promise.all([
    texts.find(wordsToLoad(clauses), pairs),
    loadTerms(index, query, false),
  ]);
  const slicer = new TimeSlicer(signal);
  const find = async (fuzzy: boolean) => {
    const matched = await findMatches({index, postings}, query, fuzzy, slicer);
    const order = orderScorer(postings, pairs);
    const best = bestMatches(matched, clauses);
    const titled = best.filter(({match}) => isInTitle(match)).map(({id}) => records.at(id));
    const nameMatchers = names.map((name) => new NameMatcher(name, stemmedNames, titled));
    const ranked: RankedRecord[] = [];
    for (const match of best) {
      await slicer.yieldIfDue();
      ranked.push(scoreMatch(match, records.at(match.id), {query, nameMatchers, order, fuzzy}));
    }
    return ranked;
  };
  const literal = await find(false);
  const completeCount = literal.filter(({coverage}) => coverage === 1).length;
  const needsFuzzyMatches = completeCount < enoughResults && clauses.length <= maxFuzzyClauses;
  if (needsFuzzyMatches) await loadTerms(index, query, true);
  const results = needsFuzzyMatches ? mergeRanked(literal, await find(true)) : literal;
  const best = removeDuplicateUrls(results.sort((a, b) => b.score - a.score));
  const bestWordScore = Math.max(
    ...best.map(({score, factors}) => score / (factors.phrase! * factors.order!)),
  );
  return best.filter(({score}) => score >= bestWordScore * minScoreShare);
}

/** The words to look up in full texts; those of synonyms come last, and are left out of a long query. */
const wordsToLoad = (clauses: readonly QueryClause[]): Word[] => [
  ...clauses.flatMap(({words}) => words),
  ...(clauses.length > maxFuzzyClauses ? [] : clauses.flatMap(({synonyms}) => synonyms.flat())),
];

interface MatchWithCoverage extends Match {
  id: number;
  coverage: number;
}

/** Adds to each match how much of the query it covers, and keeps the best. */
function bestMatches(matches: Matches, clauses: readonly QueryClause[]): MatchWithCoverage[] {
  // Many records match the same terms.
  const coverageByTerms = new Map<string, number>();
  const withCoverage = [...matches].map(([id, {score, match, queryTerms}]) => {
    const terms = queryTerms.join(' ');
    const coverage = coverageByTerms.get(terms) ?? coverageOf(clauses, new Set(queryTerms));
    coverageByTerms.set(terms, coverage);
    const totalScore = score * queryTerms.length;
    return {
      id,
      match,
      queryTerms,
      coverage,
      score: totalScore,
      wordScore: totalScore * coverage ** coveragePower,
    };
  });
  const {typed, pasted} = maxScoredMatches;
  const limit = clauses.length <= maxFuzzyClauses ? typed : pasted;
  return withCoverage.sort((a, b) => b.wordScore - a.wordScore).slice(0, limit);
}

/** Two words may follow each other by chance, and so may less than half of the pairs of a longer query. */
const minPairs = 2;
const minOrderShare = 0.5;

/** Makes a function that gives how much of the query a record quotes in the same order: 0, or 0.5 to 1. */
function orderScorer(postings: TextPostings, pairs: readonly string[]) {
  const pairPostings = pairs.flatMap((pair) => postings.get(pair) ?? []);
  return (id: number): number => {
    if (pairs.length < minPairs || pairPostings.length === 0) return 0;
    const share = pairPostings.filter((records) => records.has(id)).length / pairs.length;
    return share < minOrderShare ? 0 : share;
  };
}

function scoreMatch(
  {id, score, match, queryTerms, coverage}: MatchWithCoverage,
  record: SearchRecord,
  {
    query,
    nameMatchers,
    order,
    fuzzy,
  }: {
    query: SearchQuery;
    nameMatchers: NameMatcher[];
    order: (id: number) => number;
    fuzzy: boolean;
  },
): RankedRecord {
  const factors = {
    coverage: coverage ** coveragePower,
    name: Math.max(
      ...nameMatchers.map((nameMatcher) => nameMatcher.factor(record, match, fuzzy)),
      isPageOf(record, query.otherNames) ? 5 : 1,
    ),
    inTitle: 1 + shareInTitle(query.clauses, match),
    // A page with the whole query as its name has the words in the same order.
    order: 1 + 24 * (isPageOf(record, query.names.slice(0, 1)) ? 1 : order(id)) ** 3,
    weight: 1 + record.weight / 15,
    crowd: Math.min(1, maxMatchedTerms / Object.keys(match).length),
    flag: flagFactor(record, query.flags),
    // `--no-devtool` is one name: that a text has both `no` and `devtool` does not count as much.
    flagAsWhole:
      query.flags.length > 0 && !query.clauses.some((clause) => matchesAsTyped(clause, queryTerms))
        ? 1 / 3
        : 1,
    // More than a title with the whole query has, so that the record comes first.
    phrase: hasPhrase(record, query) ? 2000 : 1,
    fuzzy: fuzzy ? 0.35 : 1,
  };
  let product = 1;
  for (const factor of Object.values(factors)) product *= factor;
  return {record, score: score * product, factors, match, queryTerms, coverage, fuzzy};
}

/** Tells whether the words of a clause match as typed, and not only by their parts. */
const matchesAsTyped = ({words}: QueryClause, queryTerms: readonly string[]) =>
  words.every(({term}) => queryTerms.includes(term));

/** Gives the share of a query that some terms cover, from 0 to 1. */
function coverageOf(clauses: readonly QueryClause[], matchedTerms: ReadonlySet<string>): number {
  const has = (word: Word) => matchesTerms(matchedTerms, word);
  const covered = clauses.map(({words, synonyms}) => {
    if (words.every(has)) return 1;
    if (synonyms.some((other) => other.every(has))) return 0.8;
    return words.filter(has).length / words.length / 2;
  });
  return covered.reduce((sum, share) => sum + share, 0) / clauses.length;
}

/** Gives the share of clauses that are in the title, from 0 to 1. */
function shareInTitle(clauses: readonly QueryClause[], match: Record<string, string[]>): number {
  const titleTerms = Object.keys(match).filter((term) => match[term]!.includes('title'));
  if (titleTerms.length === 0) return 0;
  const isTermInTitle = (term: string) => {
    const stem = stemOf(term);
    return titleTerms.some((other) => other.startsWith(stem));
  };
  const count = clauses.filter(({words}) =>
    words.every(
      ({term, parts}) => isTermInTitle(term) || parts.every((part) => isTermInTitle(part.term)),
    ),
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
