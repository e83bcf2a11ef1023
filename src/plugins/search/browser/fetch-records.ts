import {memoizeAsync} from '../../../browser/memoize-async';
import {recordsAddress, shardAddress, type ShardKind} from '../config/engines';
import {SearchFailure, type SearchVersion} from '../types';

/** How long a file may take to load, in milliseconds. */
const timeout = 20_000;

/** Fetches the records of a version. */
export type FetchRecords = (version: SearchVersion) => Promise<string>;

/** Fetches a shard; `hash` is that in the records of the version. */
export type FetchShard = (
  version: SearchVersion,
  kind: ShardKind,
  hash: string,
  shard: number,
) => Promise<string>;

/** Makes a function that fetches the records of each version once. */
export const recordsFetcher = (timeLimit = timeout): FetchRecords =>
  memoizeAsync((version) => fetchJson(recordsAddress(version), AbortSignal.timeout(timeLimit)));

export const fetchShard: FetchShard = (...shard) =>
  fetchJson(shardAddress(...shard), AbortSignal.timeout(timeout));

async function fetchJson(address: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, {signal});
    // A development server responds to every URL with a page.
    if (response.ok && response.headers.get('content-type')?.includes('json'))
      return await response.text();
    throw new SearchFailure(messageOf(response.status));
  } catch (cause) {
    if (cause instanceof SearchFailure) throw cause;
    if ((cause as Error).name === 'TimeoutError')
      throw new SearchFailure('The search index takes too long to arrive.', {cause});
    const message = 'The search index cannot be reached. Is this device offline?';
    throw new SearchFailure(message, {cause});
  }
}

const messageOf = (status: number) =>
  status >= 500 ? 'The search index cannot be loaded right now.' : missingIndex;

const missingIndex =
  process.env.NODE_ENV === 'development'
    ? 'This copy of the site has no search index: run "npm run build" to create it.'
    : 'The search index is missing. The site may have been updated: reload the page.';
