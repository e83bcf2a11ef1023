import {versionOf, versions} from '../../../versions';
import type {HostedSearch} from '../config/engines';
import {
  type Engine,
  type SearchResults,
  type OtherVersion,
  type Search,
  SearchFailure,
  type SearchHit,
  type SearchVersion,
} from '../types';
import {fetchText, recordsFetcher} from './fetch-records';

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
  // The records load beside the engine, not after it; errors are shown in the panel.
  if (!hostedSearch) fetchRecords(version).catch(() => undefined);
  opened ??= createEngine();
  const engine = await opened.catch((cause: unknown) => {
    opened = undefined;
    const message = 'The search did not load. Is this device offline?';
    throw new SearchFailure(message, {cause});
  });
  engine.warm(version);
  return searchWith(engine);
}

async function createEngine(): Promise<Engine> {
  const openEmbedded = async () =>
    (await import('./embedded-engine')).embeddedEngine(fetchRecords, fetchText);
  if (!hostedSearch) return openEmbedded();
  const {hostedEngine} = await import('./hosted-engine');
  return withFallback(hostedEngine(hostedSearch), openEmbedded);
}

/** Makes a search that asks an engine. */
export const searchWith =
  (engine: Engine): Search =>
  async (query, {version, hitsPerPage = 5, signal}) => {
    signal?.throwIfAborted();
    const results = await engine.search(query, version, hitsPerPage).catch(fail);
    signal?.throwIfAborted();
    const elsewhere = await searchOtherVersions(results.hits, version, (other) =>
      engine.search(query, other, 1),
    );
    signal?.throwIfAborted();
    return {query, ...results, engine: engine.about, ...(elsewhere && {elsewhere})};
  };

function fail(cause: unknown): never {
  if (cause instanceof SearchFailure) throw cause;
  throw new SearchFailure('Something went wrong while searching. Try again.', {cause});
}

/** The reader waits no longer than this many milliseconds for what other versions know. */
const othersTimeout = 2000;

/**
 * Looks whether another version knows better; they are asked only when this one has no place of that
 * name, the newest first, until one has: the records of each are a download of their own. What goes
 * wrong there is no reason to keep back the answer of this version.
 */
async function searchOtherVersions(
  hits: readonly SearchHit[],
  currentVersion: SearchVersion,
  searchVersion: (version: SearchVersion) => Promise<SearchResults>,
): Promise<OtherVersion | undefined> {
  if (hits[0]?.isNamed) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, othersTimeout, undefined));
  for (const {label: version} of versions) {
    if (version === currentVersion) continue;
    const results = await Promise.race([searchVersion(version).catch(() => undefined), late]);
    const [hit] = results?.hits ?? [];
    if (results && hit && (hit.isNamed || hits.length === 0))
      return {version, total: results.total, hit};
  }
  return undefined;
}

/** Asks `first` until it fails once, and what `open` gives from then on; the console says why. */
export function withFallback(first: Engine, open: () => Promise<Engine>): Engine {
  let current = first;
  let second: Promise<Engine> | undefined;
  return {
    get about() {
      return current.about;
    },
    async search(...question) {
      try {
        if (!second) return await first.search(...question);
      } catch (cause) {
        if (!second)
          console.warn(
            `Search: ${first.about.name} cannot be asked (${(cause as Error).message}), the embedded index answers.`,
          );
      }
      second ??= open();
      second.catch(() => (second = undefined));
      current = await second;
      return current.search(...question);
    },
    warm: (version) => current.warm(version),
  };
}
