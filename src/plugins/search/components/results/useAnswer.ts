import {useCallback, useEffect, useState} from 'react';
import type {Search, SearchAnswer} from '@site/src/plugins/search/types';
import {searchAddress, type SearchRequest} from '../search-address';

/** Where the answer stands; while more of it comes, what is there stays. */
export interface Asked {
  answer?: SearchAnswer;
  /** Why there is none. */
  trouble?: string;
}

/**
 * Asks for the best results of a request; an empty one is not asked.
 * @param count how many results
 * @returns also what asks once more
 */
export function useAnswer(
  request: SearchRequest,
  count: number,
  open: () => Promise<Search>,
): Asked & {retry: () => void} {
  const {query, version} = request;
  const address = searchAddress(request);
  const [ended, setEnded] = useState<{address: string; answer?: SearchAnswer; trouble?: string}>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query.trim() === '') return;
    const controller = new AbortController();
    const {signal} = controller;
    open()
      .then((search) => search(query, {version, hitsPerPage: count, signal}))
      .then(
        (answer) => !signal.aborted && setEnded({address, answer}),
        (error: Error) => !signal.aborted && setEnded({address, trouble: error.message}),
      );
    return () => controller.abort();
  }, [address, query, version, count, open, attempt]);

  const retry = useCallback(() => {
    setEnded(undefined);
    setAttempt((tried) => tried + 1);
  }, []);
  const {answer, trouble} = ended?.address === address ? ended : {};
  return {answer, trouble, retry};
}
