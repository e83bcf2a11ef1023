import {savesData} from '../../../browser/saves-data';
import {versionOf, versions} from '../../../versions';
import {
  type Engine,
  type SearchResults,
  type OtherVersion,
  type Search,
  SearchFailure,
  type SearchHit,
  type SearchVersion,
} from '../types';
import {fetchShard, recordsFetcher} from './fetch-records';
import {hostedSearch} from './hosted-search';

const fetchRecords = recordsFetcher();
let enginePromise: Promise<Engine> | undefined;

/**
 * Opens the search of this site, and starts to fetch the records of the page's version. What has
 * loaded is kept; what has failed is tried again with the next call and the next search.
 */
export async function openSearch(): Promise<Search> {
  const version = versionOf(window.location.pathname).label;
  // Load the records alongside the engine. The search itself reports errors.
  if (!hostedSearch) fetchRecords(version).catch(() => undefined);
  enginePromise ??= createEngine();
  const engine = await enginePromise.catch((cause: unknown) => {
    enginePromise = undefined;
    const message = 'The search did not load. Is this device offline?';
    throw new SearchFailure(message, {cause});
  });
  if (!savesData()) engine.preload(version);
  return searchWith(engine);
}

async function createEngine(): Promise<Engine> {
  const openEmbedded = async () =>
    (await import('./embedded-engine')).embeddedEngine(fetchRecords, fetchShard);
  if (!hostedSearch) return openEmbedded();
  const {hostedEngine} = await import('./hosted-engine');
  return withFallback(hostedEngine(hostedSearch), openEmbedded);
}

/** Makes a search that uses an engine. */
export const searchWith =
  (engine: Engine): Search =>
  async (query, {version, hitsPerPage = 5, signal}) => {
    signal?.throwIfAborted();
    const results = await engine
      .search(query, version, hitsPerPage, signal)
      .catch((cause: unknown) => {
        signal?.throwIfAborted();
        rethrow(cause);
      });
    signal?.throwIfAborted();
    const {hits} = results;
    const findOtherVersion = hits[0]?.isNamed
      ? undefined
      : async (signal: AbortSignal) => {
          await pause();
          signal.throwIfAborted();
          return searchOtherVersions(
            hits,
            version,
            (other) => engine.search(query, other, 1, signal),
            signal,
          );
        };
    return {query, ...results, engine: engine.about, findOtherVersion};
  };

function rethrow(cause: unknown): never {
  if (cause instanceof SearchFailure) throw cause;
  throw new SearchFailure('Something went wrong while searching. Try again.', {cause});
}

/** Lets a moment pass in which the reader may type on: each version is a download of 200 kB and more. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Looks for a better hit in other versions, the newest first. Those that do not load have none. */
async function searchOtherVersions(
  hits: readonly SearchHit[],
  currentVersion: SearchVersion,
  searchVersion: (version: SearchVersion) => Promise<SearchResults>,
  signal: AbortSignal,
): Promise<OtherVersion | undefined> {
  for (const {label: version} of versions) {
    if (version === currentVersion) continue;
    const results = await searchVersion(version).catch(() => undefined);
    signal.throwIfAborted();
    const [hit] = results?.hits ?? [];
    if (results && hit && (hit.isNamed || hits.length === 0))
      return {version, total: results.total, hit};
  }
  return undefined;
}

/** Uses `primary` until it fails once, and the fallback from then on. Logs why. */
export function withFallback(primary: Engine, openFallback: () => Promise<Engine>): Engine {
  let current = primary;
  let fallback: Promise<Engine> | undefined;
  return {
    get about() {
      return current.about;
    },
    async search(...request) {
      try {
        if (!fallback) return await primary.search(...request);
      } catch (cause) {
        if (!fallback)
          console.warn(
            `Search: ${primary.about.name} cannot be asked (${(cause as Error).message}), the embedded index answers.`,
          );
      }
      fallback ??= openFallback();
      fallback.catch(() => (fallback = undefined));
      current = await fallback;
      return current.search(...request);
    },
    preload: (version) => current.preload(version),
  };
}
