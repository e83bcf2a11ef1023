import type {Search, SearchAnswer, SearchHit, SearchVersion} from '@site/src/plugins/search/types';
import {entryPointsOf} from '../entry-points';

/** One row that the reader can choose. */
export type Suggestion =
  | {type: 'hit'; url: string; hit: SearchHit}
  | {type: 'page'; url: string; title: string; place: string};

/** Rows under one heading. */
export interface SuggestionGroup {
  label: string;
  rows: Suggestion[];
}

/** What the panel shows, and the query it belongs to. */
export type Content = {query: string; groups: SuggestionGroup[]} & (
  | {status: 'start'}
  | {status: 'answer'; answer: SearchAnswer}
  | {status: 'failure'; message: string}
);

export const rowsOf = (content: Content | undefined): Suggestion[] =>
  content?.groups.flatMap(({rows}) => rows) ?? [];

/** Most rows that answer a query. */
const hitsAtMost = 5;

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
    return {status: 'failure', query, groups: [], message: (error as Error).message};
  }
}

/** Gives what the panel shows for an empty field: where to begin. */
function startContent(version: SearchVersion): Content {
  const rows = entryPointsOf(version).map((entry): Suggestion => ({type: 'page', ...entry}));
  return {status: 'start', query: '', groups: [{label: 'Begin with', rows}]};
}

/** Puts hits of one section under one heading; sections come in the order of their best hit. */
const byCategory = (hits: SearchHit[]): SuggestionGroup[] =>
  [...new Set(hits.map(({category}) => category))].map((label) => ({
    label,
    rows: hits
      .filter(({category}) => category === label)
      .map((hit) => ({type: 'hit', url: hit.url, hit})),
  }));
