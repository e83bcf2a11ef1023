import {type SearchResults, completeHit, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {indexRecords} from './index-of-records';
import {parseQuery, type SearchQuery} from './query';
import {type RankedRecord, rank} from './rank';
import {unpackRecords} from './serialization';

/** Records of a version that can be searched. */
export type Searchable = Awaited<ReturnType<typeof openRecords>>;

/**
 * Makes a file of records searchable, and lets others work in between.
 * @param json text of the file
 * @throws when the text is no such file
 */
export async function openRecords(json: string) {
  const records = unpackRecords(JSON.parse(json));
  return {records, index: await indexRecords(records)};
}

/** Gives the best hits, at most `count`, and how many there are. */
export function searchRecords(
  {records, index}: Searchable,
  typed: string,
  count: number,
): SearchResults {
  const query = parseQuery(typed);
  const ranked = rank(index, records, query);
  return {
    hits: ranked.slice(0, count).map((ranked) => createHit(ranked, query)),
    total: ranked.length,
  };
}

function createHit(
  {record, match, queryTerms}: RankedRecord,
  {clauses, minorTerms: besides}: SearchQuery,
): SearchHit {
  const says = (term: string) => !besides.includes(term);
  const matchedTerms = new Set(Object.keys(match).filter(says));
  const highlighter = new Highlighter(clauses, matchedTerms, queryTerms.filter(says));
  const {url, kind, levels, content} = record;
  const name = levels.at(-1)!;
  return completeHit({
    url,
    kind,
    levels,
    name: highlighter.mark(name),
    text: highlighter.snippet(content),
    isNamed: highlighter.hasAll(name),
  });
}
