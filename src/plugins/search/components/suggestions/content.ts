import type {Search, SearchAnswer, SearchHit, SearchVersion} from '@site/src/plugins/search/types';
import {searchAddress} from '../search-address';
import {type EntryPoint, entryPointsOf} from '../entry-points';
import {recentPages, recentQueries} from './recent';
import type {Suggestion, SuggestionGroup} from './suggestion';

/** What the panel shows, and the query it belongs to. */
export type Content = {query: string; groups: SuggestionGroup[]} & (
  | {status: 'start'; hasRecent: boolean}
  | {status: 'answer'; answer: SearchAnswer}
  | {status: 'failure'; message: string}
);

export const rowsOf = (content: Content | undefined): Suggestion[] =>
  content?.groups.flatMap(({rows}) => rows) ?? [];

/** Most rows that answer a query. */
export const hitsAtMost = 5;

interface Asked {
  version: SearchVersion;
  /** Gives the engine, opening it when it is not open. */
  open: () => Promise<Search>;
  signal: AbortSignal;
}

/** Gives what to show for a query; never rejects. */
export async function contentFor(query: string, {version, open, signal}: Asked): Promise<Content> {
  if (query.trim() === '') return startContent(version);
  try {
    const search = await open();
    const answer = await search(query, {version, hitsPerPage: hitsAtMost, signal});
    return {status: 'answer', query, answer, groups: byCategory(answer.hits)};
  } catch (error) {
    return {status: 'failure', query, groups: [], message: messageOf(error)};
  }
}

/** Gives what the panel shows for an empty field: where the reader was, and where to begin. */
export function startContent(version: SearchVersion): Content {
  const queries = recentQueries().map((query): Suggestion => ({
    type: 'query',
    query,
    url: searchAddress({query, version}),
  }));
  const recent = [...recentPages().map(page), ...queries];
  const groups = [
    {label: 'Recent', rows: recent},
    {label: 'Begin with', rows: entryPointsOf(version).map(page)},
  ];
  return {
    status: 'start',
    query: '',
    hasRecent: recent.length > 0,
    groups: groups.filter(({rows}) => rows.length > 0),
  };
}

const page = (entry: EntryPoint): Suggestion => ({type: 'page', ...entry});

/** Puts hits of one section under one heading; sections come in the order of their best hit. */
function byCategory(hits: SearchHit[]): SuggestionGroup[] {
  const groups = new Map<string, Suggestion[]>();
  for (const hit of hits.slice(0, hitsAtMost)) {
    const rows = groups.get(hit.category) ?? [];
    rows.push({type: 'hit', url: hit.url, hit});
    groups.set(hit.category, rows);
  }
  return [...groups].map(([label, rows]) => ({label, rows}));
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The search does not answer.';
