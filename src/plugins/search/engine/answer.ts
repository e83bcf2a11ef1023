import {type Found, hitOf, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {indexRecords} from './index-of-records';
import {parseQuery, type SearchQuery} from './query';
import {type Ranked, rank} from './rank';
import {unpackRecords} from './wire';

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
export function answer({records, index}: Searchable, typed: string, count: number): Found {
  const query = parseQuery(typed);
  const found = rank(index, records, query);
  return {
    hits: found.slice(0, count).map((ranked) => hitFor(ranked, query)),
    total: found.length,
  };
}

function hitFor({record, match, queryTerms}: Ranked, {units, besides}: SearchQuery): SearchHit {
  const says = (term: string) => !besides.includes(term);
  const found = new Set(Object.keys(match).filter(says));
  const highlighter = new Highlighter(units, found, queryTerms.filter(says));
  const {url, kind, levels, content} = record;
  const name = levels.at(-1)!;
  return hitOf({
    url,
    kind,
    levels,
    name: highlighter.mark(name),
    text: highlighter.snippet(content),
    isNamed: highlighter.hasAll(name),
  });
}
