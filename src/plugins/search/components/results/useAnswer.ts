import {useCallback, useEffect, useState} from 'react';
import type {Search, SearchAnswer} from '@site/src/plugins/search/types';
import type {SearchRequest} from '../search-address';

/** Where the answer stands; while more of it comes, what is there stays. */
export interface Asked {
  answer?: SearchAnswer;
  /** Why there is none. */
  trouble?: string;
}

/**
 * Asks for the best results of a request.
 * @param request must stay the same: another one is for another component
 * @param count how many results
 * @returns also what asks once more
 */
export function useAnswer(
  {query, version, section, kind}: SearchRequest,
  count: number,
  open: () => Promise<Search>,
): Asked & {retry: () => void} {
  const [asked, setAsked] = useState<Asked>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const options = {
      version,
      hitsPerPage: count,
      signal,
      ...(section && {sections: [section]}),
      ...(kind && {kinds: [kind]}),
    };
    open()
      .then((search) => search(query, options))
      .then(
        (answer) => !signal.aborted && setAsked({answer}),
        (error: unknown) => !signal.aborted && setAsked({trouble: messageOf(error)}),
      );
    return () => controller.abort();
  }, [query, version, section, kind, count, open, attempt]);

  const retry = useCallback(() => {
    setAsked({});
    setAttempt((tried) => tried + 1);
  }, []);
  return {...asked, retry};
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The search does not answer.';
