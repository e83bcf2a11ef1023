import {memoizeAsync} from '../../../browser/memoize-async';
import {engines} from '../config/engines';
import {searchRecords, openRecords} from '../engine/search';
import {type Engine, SearchFailure, type SearchVersion} from '../types';
import type {FetchRecords, FetchShard} from './fetch-records';

/** The engine that runs in the browser, without a service. */
export function embeddedEngine(fetchRecords: FetchRecords, fetchShard: FetchShard): Engine {
  const open = memoizeAsync(async (version: SearchVersion) =>
    openFile(await fetchRecords(version), (...shard) => fetchShard(version, ...shard)),
  );
  return {
    about: engines.embedded,
    search: async (query, version, count, signal) =>
      searchRecords(await open(version), query, count, signal),
    preload: (version) => void open(version).catch(() => undefined),
  };
}

function openFile(...file: Parameters<typeof openRecords>) {
  try {
    return openRecords(...file);
  } catch (cause) {
    const message =
      'The search index could not be read. Reload the page: the site may have been updated.';
    throw new SearchFailure(message, {cause});
  }
}
