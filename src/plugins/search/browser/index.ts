import {versionOf} from '../../../versions';
import {type Search, SearchFailure} from '../types';
import {lookElsewhere} from './elsewhere';
import type {Engine} from './engine';
import {recordsFetcher} from './fetch-records';
import {hostedSearch} from './hosted-settings';

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
    throw new SearchFailure('missing', message, {cause});
  });
  engine.warm(version);
  return searchWith(engine);
}

async function openEngine(): Promise<Engine> {
  const openEmbedded = async () => (await import('./embedded-engine')).embeddedEngine(fetchRecords);
  if (!hostedSearch) return openEmbedded();
  const {hostedEngine} = await import('./hosted-engine');
  return withStandIn(hostedEngine(hostedSearch), openEmbedded);
}

/** Makes a search that asks an engine. */
export const searchWith =
  (engine: Engine): Search =>
  async (query, options) => {
    const {signal} = options;
    signal?.throwIfAborted();
    const told = await engine.ask(query, options).catch(fail);
    signal?.throwIfAborted();
    const elsewhere = await lookElsewhere(told.hits, options, (other) => engine.ask(query, other));
    signal?.throwIfAborted();
    return {query, ...told, engine: {...engine.about}, ...(elsewhere && {elsewhere})};
  };

function fail(cause: unknown): never {
  if (cause instanceof SearchFailure) throw cause;
  throw new SearchFailure('broken', 'Something went wrong while searching. Try again.', {cause});
}

/**
 * Asks `first` until it fails once, and what `open` gives from then on; the console says why.
 */
export function withStandIn(first: Engine, open: () => Promise<Engine>): Engine {
  let current = first;
  let second: Promise<Engine> | undefined;

  function replace(cause: unknown): Promise<Engine> {
    if (!second)
      console.warn(
        `Search: ${first.about.name} cannot be asked (${(cause as Error).message}), the embedded index answers.`,
      );
    second ??= open();
    second.then(
      (engine) => (current = engine),
      () => (second = undefined),
    );
    return second;
  }

  return {
    get about() {
      return current.about;
    },
    async ask(query, options) {
      const asked = current;
      try {
        return await asked.ask(query, options);
      } catch (cause) {
        if (asked !== first) throw cause;
        return (await replace(cause)).ask(query, options);
      }
    },
    warm: (version) => current.warm(version),
  };
}
