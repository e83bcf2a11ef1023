import {useEffect, useState} from 'react';
import type {Search, SearchAnswer} from '@site/src/plugins/search/types';
import type {SearchRequest} from './search-address';

/** Loads what searches, in one file with what suggests, and opens it. */
export async function openEngine(): Promise<Search> {
  const {openSearch} = await import(
    /* webpackChunkName: "search" */ '@site/src/plugins/search/browser'
  );
  return openSearch();
}

/**
 * Asks for the best results of a request; an empty one is not asked.
 * @param count how many results
 * @returns how this question ended, once it has, and what asks once more
 */
export function useAnswer(
  {query, version}: SearchRequest,
  count: number,
  open: () => Promise<Search>,
) {
  const [ended, setEnded] = useState<SearchRequest & {answer?: SearchAnswer; trouble?: string}>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query.trim() === '') return;
    const controller = new AbortController();
    const {signal} = controller;
    open()
      .then((search) => search(query, {version, hitsPerPage: count, signal}))
      .then(
        (answer) => !signal.aborted && setEnded({query, version, answer}),
        ({message}: Error) => !signal.aborted && setEnded({query, version, trouble: message}),
      );
    return () => controller.abort();
  }, [query, version, count, open, attempt]);

  const retry = () => {
    setEnded(undefined);
    setAttempt((tried) => tried + 1);
  };
  const isCurrent = ended?.query === query && ended.version === version;
  return {ended: isCurrent ? ended : undefined, retry};
}
