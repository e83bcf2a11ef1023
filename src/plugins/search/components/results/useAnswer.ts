import {useEffect, useState} from 'react';
import type {Search, SearchAnswer} from '@site/src/plugins/search/types';
import {searchAddress, type SearchRequest} from '../search-address';

/**
 * Asks for the best results of a request; an empty one is not asked. While more of them come, those
 * that are there stay.
 * @param count how many results
 * @returns the answer or why there is none, and what asks once more
 */
export function useAnswer(request: SearchRequest, count: number, open: () => Promise<Search>) {
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

  const retry = () => {
    setEnded(undefined);
    setAttempt((tried) => tried + 1);
  };
  const {answer, trouble} = ended?.address === address ? ended : {};
  return {answer, trouble, retry};
}
