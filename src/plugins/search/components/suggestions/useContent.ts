import {useEffect, useMemo, useState} from 'react';
import type {Search, SearchAnswer, SearchHit, SearchVersion} from '@site/src/plugins/search/types';
import {entryPointsOf} from '../entry-points';
import {useSearchResults} from '../useSearchResults';

/** One row that the reader can choose: a hit, or a page to start with. */
export type Suggestion = SearchHit | ReturnType<typeof entryPointsOf>[number];

/** What the panel shows for a query: rows under headings, or why there are none. */
export interface Content {
  groups: {label: string; rows: readonly Suggestion[]}[];
  answer?: SearchAnswer;
  trouble?: string;
}

/** Most rows that answer a query. */
const hitsAtMost = 5;

/** After this many milliseconds without an answer the panel asks the reader to wait. */
const lateAfter = 300;

/**
 * Gives what the panel shows: for an empty field, where to begin; until an answer comes, what was
 * shown before.
 * @returns also whether that is for this query, whether it takes long, and what asks once more
 */
export function useContent(query: string, version: SearchVersion, open: () => Promise<Search>) {
  const {value: answer, error, retry} = useSearchResults({query, version}, hitsAtMost, open);
  const current = useMemo((): Content | undefined => {
    if (query.trim() === '') return {groups: [{label: 'Start with', rows: entryPointsOf(version)}]};
    if (!answer && !error) return undefined;
    return {groups: byCategory(answer?.hits ?? []), answer, trouble: error?.message};
  }, [query, version, answer, error]);
  const [lastContent, setShown] = useState(current);
  if (current && current !== lastContent) setShown(current);

  const isCurrent = current !== undefined;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isCurrent]);
  return {content: current ?? lastContent, isCurrent, isLate, retry};
}

/** Puts hits of one section under one heading; sections come in the order of their best hit. */
const byCategory = (hits: readonly SearchHit[]): Content['groups'] =>
  [...new Set(hits.map(({category}) => category))].map((label) => ({
    label,
    rows: hits.filter(({category}) => category === label),
  }));
