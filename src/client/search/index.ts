import {versionOf} from '../../config/versions';
import {type Search, SearchFailure} from '../../types/search';
import {lookElsewhere} from './elsewhere';
import {embeddedEngine} from './embedded-engine';
import type {Engine} from './engine';
import {hostedEngine, withStandIn} from './hosted-engine';
import {hostedSearch} from './hosted-settings';

let opened: Engine | undefined;

/**
 * Opens the search of this site: the records of the page's version are fetched from now on. What
 * has been loaded is kept; what has failed is tried again with the next search.
 */
export async function openSearch(): Promise<Search> {
  opened ??= hostedSearch
    ? withStandIn(hostedEngine(hostedSearch), embeddedEngine())
    : embeddedEngine();
  opened.warm(versionOf(window.location.pathname).label);
  return searchWith(opened);
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
