import {recordsAddress} from '../../config/search';
import type {Searchable} from '../../search/answer';
import {indexRecords} from '../../search/index-of-records';
import {unpackRecords} from '../../search/wire';
import {SearchFailure, type SearchVersion} from '../../types/search';

/** After this many milliseconds the reader hears that the index does not come. */
const patience = 20_000;

/**
 * Fetches the records of a version and makes them searchable, without keeping the page from work.
 * @throws SearchFailure
 */
export async function fetchRecords(
  version: SearchVersion,
  signal: AbortSignal = AbortSignal.timeout(patience),
): Promise<Searchable> {
  const text = await textOf(await responseOf(version, signal));
  try {
    const records = unpackRecords(JSON.parse(text));
    return {records, index: await indexRecords(records, pause)};
  } catch (cause) {
    throw new SearchFailure(
      'broken',
      'The search index could not be read. Reload the page: the site may have been updated.',
      {cause},
    );
  }
}

async function responseOf(version: SearchVersion, signal: AbortSignal): Promise<Response> {
  const response = await fetch(recordsAddress(version), {signal}).catch((cause: unknown) => {
    throw notArrived(cause, 'The search index cannot be reached. Is this device offline?');
  });
  // A development server answers everything with a page.
  if (response.ok && response.headers.get('content-type')?.includes('json')) return response;
  throw new SearchFailure(
    'missing',
    response.status >= 500
      ? 'The search index cannot be fetched just now.'
      : 'This copy of the site has no search index: "npm run build" makes it.',
  );
}

const textOf = (response: Response) =>
  response.text().catch((cause: unknown) => {
    throw notArrived(cause, 'The search index broke off while it arrived.');
  });

const notArrived = (cause: unknown, message: string) =>
  (cause as Error).name === 'TimeoutError'
    ? new SearchFailure('slow', 'The search index takes too long to arrive.', {cause})
    : new SearchFailure('missing', message, {cause});

/** Lets the browser do what waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
