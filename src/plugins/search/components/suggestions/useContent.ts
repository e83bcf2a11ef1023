import {useEffect, useMemo, useState} from 'react';
import type {
  Search,
  SearchResponse,
  SearchHit,
  SearchVersion,
} from '@site/src/plugins/search/types';
import {entryPointsOf} from '../entry-points';
import {useSearchResults} from '../useSearchResults';

/** A row of the panel: a hit, or a page to start with. */
export type Suggestion = SearchHit | ReturnType<typeof entryPointsOf>[number];

/** What the panel shows for a query: rows under headings, or an error message. */
export interface Content {
  groups: {label: string; rows: readonly Suggestion[]}[];
  response?: SearchResponse;
  errorMessage?: string;
}

/** The maximum number of rows for a query. */
const maxHits = 5;

/** Milliseconds without a response after which the panel shows that it is loading. */
const skeletonDelay = 300;

/**
 * Gives what the panel shows: pages to start with while the field is empty, and until a response
 * arrives, what was shown before.
 * @returns also whether the content is for this query, whether its response is late, and a function
 * that tries again
 */
export function useContent(query: string, version: SearchVersion, open: () => Promise<Search>) {
  const {value: response, error, retry} = useSearchResults({query, version}, maxHits, open);
  const current = useMemo((): Content | undefined => {
    if (query.trim() === '') return {groups: [{label: 'Start with', rows: entryPointsOf(version)}]};
    if (!response && !error) return undefined;
    return {groups: byCategory(response?.hits ?? []), response, errorMessage: error?.message};
  }, [query, version, response, error]);
  const [lastContent, setShown] = useState(current);
  if (current && current !== lastContent) setShown(current);

  const isCurrent = current !== undefined;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(() => setLate(true), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isCurrent]);
  return {content: current ?? lastContent, isCurrent, isLate, retry};
}

/** Groups hits by section; sections are in the order of their best hits. */
const byCategory = (hits: readonly SearchHit[]): Content['groups'] =>
  [...new Set(hits.map(({category}) => category))].map((label) => ({
    label,
    rows: hits.filter(({category}) => category === label),
  }));
