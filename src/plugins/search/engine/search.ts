import {type SearchResults, completeHit, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {RecordIndex} from './record-index';
import {parseQuery, type SearchQuery} from './query';
import {type RankedRecord, rank, type Searchable} from './rank';
import {unpackRecords} from './serialization';
import type {ShardKind} from '../config/engines';
import {TextIndex} from './text-index';

export type {Searchable};

/** Loads the text of a shard; `hash` is that of the records. */
export type LoadShard = (kind: ShardKind, hash: string, shard: number) => Promise<string>;

/**
 * Makes a file of records searchable.
 * @throws when the text is no such file
 */
export function openRecords(json: string, loadShard: LoadShard): Searchable {
  const {records, hash, outline} = unpackRecords(JSON.parse(json));
  return {
    records,
    index: new RecordIndex(records, outline, (shard) => loadShard('terms', hash, shard)),
    texts: new TextIndex((shard) => loadShard('texts', hash, shard)),
  };
}

/**
 * Gives the best hits, at most `count`, and how many there are. Yields to the main thread meanwhile.
 * @throws the reason of the signal when it is aborted
 */
export async function searchRecords(
  searchable: Searchable,
  typed: string,
  count: number,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const query = parseQuery(typed);
  const ranked = await rank(searchable, query, signal);
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
