import {memoizeAsync} from '../../../browser/memoize-async';
import {engines} from '../config/engines';
import {searchRecords, openRecords, type Searchable} from '../engine/search';
import {type Engine, SearchFailure, type SearchVersion} from '../types';
import type {FetchRecords} from './fetch-records';

/** The engine that runs in the browser, without a service. */
export function embeddedEngine(fetchRecords: FetchRecords): Engine {
  const open = memoizeAsync((version: SearchVersion) => fetchRecords(version).then(read));
  return {
    about: engines.embedded,
    search: async (query, version, count) => searchRecords(await open(version), query, count),
    warm: (version) => void open(version).catch(() => undefined),
  };
}

const read = (text: string): Promise<Searchable> =>
  openRecords(text).catch((cause: unknown) => {
    const message =
      'The search index could not be read. Reload the page: the site may have been updated.';
    throw new SearchFailure(message, {cause});
  });
