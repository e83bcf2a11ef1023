import {type SearchResults, completeHit, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {indexRecords} from './record-index';
import {parseQuery, type SearchQuery} from './query';
import {type RankedRecord, rank, type Searchable} from './rank';
import {unpackRecords} from './serialization';
import {TextIndex} from './text-index';

export type {Searchable};

/** Loads one shard of the words of full texts; `hash` is that of the records. */
type LoadText = (hash: string, shard: number) => Promise<string>;

/**
 * Makes a file of records searchable. Yields to the main thread meanwhile.
 * @param json text of the file
 * @param loadText without it, only the contents of the records are searched
 * @throws when the text is no such file
 */
export async function openRecords(json: string, loadText?: LoadText): Promise<Searchable> {
  const {records, textHash} = unpackRecords(JSON.parse(json));
  const index = await indexRecords(records);
  if (!loadText || textHash === undefined) return {records, index};
  return {records, index, texts: new TextIndex((shard) => loadText(textHash, shard))};
}

/** Gives the best hits, at most `count`, and how many there are. Yields to the main thread meanwhile. */
export async function searchRecords(
  searchable: Searchable,
  typed: string,
  count: number,
): Promise<SearchResults> {
  const query = parseQuery(typed);
  const ranked = await rank(searchable, query);
  return {
    hits: ranked.slice(0, count).map((ranked) => createHit(ranked, query)),
    total: ranked.length,
  };
}

function createHit(
  {record, match, queryTerms}: RankedRecord,
  {clauses, minorTerms}: SearchQuery,
): SearchHit {
  const isMajor = (term: string) => !minorTerms.includes(term);
  const matchedTerms = new Set(Object.keys(match).filter(isMajor));
  const highlighter = new Highlighter(clauses, matchedTerms, queryTerms.filter(isMajor));
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
