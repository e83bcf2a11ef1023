import {versionOf} from '../../../versions';
import type {HostedSearch} from '../config/engines';
import {type Engine, type Search, SearchFailure} from '../types';
import {recordsFetcher} from './fetch-records';

/** Set by `src/plugins/search` when the environment names a hosted engine. */
declare const HOSTED_SEARCH: HostedSearch | undefined;

const hostedSearch = typeof HOSTED_SEARCH === 'undefined' ? undefined : HOSTED_SEARCH;

const fetchRecords = recordsFetcher();
let opened: Promise<Engine> | undefined;

/**
 * Opens the search of this site: from now on the records of the page's version are fetched. What
 * has come is kept; what has failed is tried again with the next call and the next search.
 */
export async function openSearch(): Promise<Search> {
  const version = versionOf(window.location.pathname).label;
  // The records come beside the engine, not after it; what goes wrong is told to who searches.
  if (!hostedSearch) fetchRecords(version).catch(() => undefined);
  opened ??= openEngine();
  const engine = await opened.catch((cause: unknown) => {
    opened = undefined;
    const message = 'The search did not load. Is this device offline?';
    throw new SearchFailure(message, {cause});
  });
  engine.warm(version);
  return searchWith(engine);
}

async function openEngine(): Promise<Engine> {
  if (!hostedSearch) return (await import('./embedded-engine')).embeddedEngine(fetchRecords);
  return (await import('./hosted-engine')).hostedEngine(hostedSearch);
}

/** Makes a search that asks an engine. */
export const searchWith =
  (engine: Engine): Search =>
  async (query, {version, hitsPerPage = 5, signal}) => {
    signal?.throwIfAborted();
    const found = await engine.ask(query, version, hitsPerPage).catch(fail);
    return {query, ...found, engine: engine.about};
  };

function fail(cause: unknown): never {
  if (cause instanceof SearchFailure) throw cause;
  console.warn(`Search: ${(cause as Error).message}`);
  throw new SearchFailure('Something went wrong while searching. Try again.', {cause});
}
