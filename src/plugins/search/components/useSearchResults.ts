import {useMemo} from 'react';
import type {Search} from '@site/src/plugins/search/types';
import {useLoaded} from '../../../components/loading/useLoaded';
import type {SearchRequest} from './search-address';

/** Loads the search engine, in one chunk with the suggestions, and opens it. */
export async function loadSearch(): Promise<Search> {
  const {openSearch} = await import(
    /* webpackChunkName: "search" */ '@site/src/plugins/search/browser'
  );
  return openSearch();
}

/** Shown while the first response takes long. */
export const loadingMessage =
  'The search index is still loading. Results appear here as soon as it is ready.';

/**
 * Searches for the best results of a request; does nothing while the query is empty.
 * @param count the number of results
 * @returns the response or the error, once there is one, and a function that tries again
 */
export function useSearchResults(
  {query, version}: SearchRequest,
  count: number,
  open: () => Promise<Search>,
) {
  const load = useMemo(() => {
    if (query.trim() === '') return undefined;
    return async (signal: AbortSignal) => {
      const search = await open();
      return search(query, {version, hitsPerPage: count, signal});
    };
  }, [query, version, count, open]);
  return useLoaded(load);
}
