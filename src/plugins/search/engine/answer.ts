import {type Found, hitOf, type SearchHit} from '../types';
import {Highlighter} from './highlight';
import {indexRecords, type TermIndex} from './index-of-records';
import {Language} from './language';
import {parseQuery, type SearchQuery} from './query';
import {type Ranked, rank} from './rank';
import type {SearchRecord} from './record';
import {unpackRecords} from './wire';

/** Records of a version that can be searched. */
export interface Searchable {
  records: readonly SearchRecord[];
  language: Language;
  index: TermIndex;
}

/**
 * Makes a file of records searchable.
 * @param json text of the file
 * @param pause lets others work in between; not needed where nobody waits
 * @throws when the text is no such file
 */
export async function openRecords(
  json: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<Searchable> {
  const wire: unknown = JSON.parse(json);
  await pause();
  const {records, words} = unpackRecords(wire);
  await pause();
  const language = new Language(words);
  return {records, language, index: await indexRecords(records, language, pause)};
}

/** Gives the best hits, at most `count`, and how many there are. */
export function answer(
  {records, language, index}: Searchable,
  typed: string,
  count: number,
): Found {
  const query = parseQuery(typed, language);
  const found = rank(index, records, query);
  return {
    hits: found.slice(0, count).map((ranked) => hitFor(ranked, query)),
    total: found.length,
  };
}

function hitFor({record, match, queryTerms}: Ranked, {units, besides}: SearchQuery): SearchHit {
  const says = (term: string) => !besides.includes(term);
  const found = Object.keys(match).filter(says);
  const highlighter = new Highlighter(units, found, queryTerms.filter(says));
  const {objectID, url, kind, version, levels, content} = record;
  const name = highlighter.mark(levels.at(-1)!);
  const isSomewhere = () =>
    [...levels, content ?? ''].some((text) => highlighter.mark(text).isFull);
  return hitOf({
    objectID,
    url,
    kind,
    version,
    levels,
    name: name.value,
    text: content === null ? '' : highlighter.snippet(content),
    fit: name.isFull ? (name.isWhole ? 3 : 2) : isSomewhere() ? 1 : 0,
  });
}
