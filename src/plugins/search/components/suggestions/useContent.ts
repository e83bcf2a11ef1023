import {type Dispatch, useCallback, useEffect, useState} from 'react';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import type {ComboboxAction, ComboboxState} from './combobox-state';
import {contentFor} from './content';

/** After this many milliseconds without an answer the reader is told to wait. */
const lateAfter = 300;

/**
 * Asks for what the panel shows, each time it opens or the query changes. Only the answer to the
 * latest question is heard.
 * @returns what asks once more
 */
export function useContent(
  {query, isOpen}: ComboboxState,
  dispatch: Dispatch<ComboboxAction>,
  version: SearchVersion,
  open: () => Promise<Search>,
): () => void {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => dispatch({type: 'late'}), lateAfter);
    // The index comes while the reader thinks of a word.
    open().catch(() => {});
    void contentFor(query, {version, open, signal}).then((content) => {
      if (signal.aborted) return;
      clearTimeout(timer);
      dispatch({type: 'answered', content});
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isOpen, version, open, dispatch, attempt]);

  return useCallback(() => setAttempt((count) => count + 1), []);
}
