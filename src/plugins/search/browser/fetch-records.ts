import {kept} from '../../../browser/kept';
import {recordsAddress} from '../config/engines';
import {SearchFailure, type SearchVersion} from '../types';

/** After this many milliseconds the reader hears that the index does not come. */
const timeout = 20_000;

/** What gives the file of a version. */
export type FetchRecords = (version: SearchVersion) => Promise<string>;

/** Makes what fetches the file of a version once. */
export const recordsFetcher = (): FetchRecords =>
  kept(async (version) => {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(recordsAddress(version), {signal}).catch(cannotBeReached);
    // The development server has no built pages to read, and answers everything with a page.
    const isThere = response.ok && response.headers.get('content-type')?.includes('json');
    if (!isThere) throw new SearchFailure(messageOf(response.status));
    return response.text().catch(cannotBeReached);
  });

function cannotBeReached(cause: unknown): never {
  throw new SearchFailure('The search index cannot be reached. Is this device offline?', {cause});
}

const messageOf = (status: number) =>
  status >= 500
    ? 'The search index cannot be fetched just now.'
    : 'This copy of the site has no search index: "npm run build" makes it, and "npm run serve" shows it.';
