import {engines} from '../config/engines';
import {answer, openRecords, type Searchable} from '../engine/answer';
import {type Engine, SearchFailure, type SearchVersion} from '../types';
import type {FetchRecords} from './fetch-records';

/** The engine that needs nobody. What it has opened is kept, a failure is not. */
export function embeddedEngine(fetchRecords: FetchRecords): Engine {
  const opened = new Map<SearchVersion, Promise<Searchable>>();

  function open(version: SearchVersion): Promise<Searchable> {
    const known = opened.get(version);
    if (known) return known;
    const opening = fetchRecords(version).then(read);
    opened.set(version, opening);
    opening.catch(() => opened.delete(version));
    return opening;
  }

  return {
    about: engines.embedded,
    ask: async (query, version, count) => answer(await open(version), query, count),
    warm: (version) => void open(version).catch(() => undefined),
  };
}

const read = (text: string): Promise<Searchable> =>
  openRecords(text, pause).catch((cause: unknown) => {
    const message =
      'The search index could not be read. Reload the page: the site may have been updated.';
    throw new SearchFailure(message, {cause});
  });

/** Lets the browser do what waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
