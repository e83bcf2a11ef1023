import {useMemo} from 'react';
import type {Search} from '@site/src/plugins/search/types';
import {useLoaded} from '../../../components/loading/useLoaded';
import type {SearchRequest} from './search-address';

/** Loads what searches, in one file with what suggests, and opens it. */
export async function loadSearch(): Promise<Search> {
  const {openSearch} = await import(
    /* webpackChunkName: "search" */ '@site/src/plugins/search/browser'
  );
  return openSearch();
}

/** What a reader is told who waits long for the first answer. */
export const lateAnswer =
  'The search index is still loading. Results appear here as soon as it is ready.';

/**
 * Asks for the best results of a request; an empty one is not asked.
 * @param count how many results
 * @returns the answer or the error, once there is one, and what asks once more
 */
export function useSearchResults(
  {query, version}: SearchRequest,
  count: number,
  open: () => Promise<Search>,
) {
  const ask = useMemo(() => {
    if (query.trim() === '') return undefined;
    return async (signal: AbortSignal) => {
      const search = await open();
      return search(query, {version, hitsPerPage: count, signal});
    };
  }, [query, version, count, open]);
  return useLoaded(ask);
}
