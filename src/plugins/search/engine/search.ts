import {type SearchResults, completeHit, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {indexRecords} from './index-of-records';
import {parseQuery, type SearchQuery} from './query';
import {type RankedRecord, rank, type Searchable} from './rank';
import {unpackRecords} from './serialization';
import {TextIndex} from './text-index';

export type {Searchable};

/** Loads a file of the words of whole texts: those that belong to the records name it by `hash`. */
export type LoadText = (hash: string, shard: number) => Promise<string>;

/**
 * Makes a file of records searchable, and lets others work in between.
 * @param json text of the file
 * @param loadText without it, what the records hold is searched
 * @throws when the text is no such file
 */
export async function openRecords(json: string, loadText?: LoadText): Promise<Searchable> {
  const {records, textHash} = unpackRecords(JSON.parse(json));
  const index = await indexRecords(records);
  if (!loadText || textHash === undefined) return {records, index};
  return {records, index, texts: new TextIndex((shard) => loadText(textHash, shard))};
}

/** Gives the best hits, at most `count`, and how many there are. Others work in between. */
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
