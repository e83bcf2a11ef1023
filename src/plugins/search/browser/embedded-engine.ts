import {memoizeAsync} from '../../../browser/memoize-async';
import {engines} from '../config/engines';
import {searchRecords, openRecords} from '../engine/search';
import {type Engine, SearchFailure, type SearchVersion} from '../types';
import type {FetchRecords, FetchShard} from './fetch-records';

/** A name of two parts, which runs what queries of readers run and needs few shards of the index. */
const warmUpQuery = 'output.path';

/** The engine that runs in the browser, without a service. */
export function embeddedEngine(fetchRecords: FetchRecords, fetchShard: FetchShard): Engine {
  const open = memoizeAsync(async (version: SearchVersion) =>
    openFile(await fetchRecords(version), (...shard) => fetchShard(version, ...shard)),
  );
  const stopWarmUp = new AbortController();
  // The code of a search takes two to three times as long when it runs for the first time.
  const warmUp = memoizeAsync(async (version: SearchVersion) => {
    const searchable = await open(version);
    if (!stopWarmUp.signal.aborted)
      await searchRecords(searchable, warmUpQuery, 1, stopWarmUp.signal);
  });
  return {
    about: engines.embedded,
    search: async (query, version, count, signal) => {
      stopWarmUp.abort();
      return searchRecords(await open(version), query, count, signal);
    },
    preload: (version) => void warmUp(version).catch(() => undefined),
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
