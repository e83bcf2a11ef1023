import {memoizeAsync} from '../../../browser/memoize-async';
import {engines} from '../config/engines';
import {searchRecords, openRecords, type Searchable} from '../engine/search';
import {type Engine, SearchFailure, type SearchVersion} from '../types';
import type {FetchRecords, FetchText} from './fetch-records';

/** The engine that runs in the browser, without a service. */
export function embeddedEngine(fetchRecords: FetchRecords, fetchText?: FetchText): Engine {
  const open = memoizeAsync(async (version: SearchVersion) =>
    openFile(await fetchRecords(version), fetchText && ((...file) => fetchText(version, ...file))),
  );
  return {
    about: engines.embedded,
    search: async (query, version, count) => searchRecords(await open(version), query, count),
    preload: (version) => void open(version).catch(() => undefined),
  };
}

const openFile = (...file: Parameters<typeof openRecords>): Promise<Searchable> =>
  openRecords(...file).catch((cause: unknown) => {
    const message =
      'The search index could not be read. Reload the page: the site may have been updated.';
    throw new SearchFailure(message, {cause});
  });
