import {liteClient} from 'algoliasearch/lite';
import {engines, type HostedSearch} from '../../config/search';
import {ask} from './ask';
import type {Engine} from './engine';

type ClientOptions = Parameters<typeof liteClient>[2];

/** The hosted engine, with the time limits and the other hosts that its own client has. */
export function hostedEngine(
  {appId, apiKey, indexName}: HostedSearch,
  options?: ClientOptions,
): Engine {
  const client = liteClient(appId, apiKey, options);
  return {
    about: engines.hosted,
    ask: (query, searchOptions) => ask(client, indexName, query, searchOptions),
    warm: () => undefined,
  };
}

/**
 * Asks `first` until it fails, and `second` from then on; the console says why, once.
 */
export function withStandIn(first: Engine, second: Engine): Engine {
  let current = first;
  return {
    get about() {
      return current.about;
    },
    async ask(query, options) {
      if (current === second) return second.ask(query, options);
      try {
        return await first.ask(query, options);
      } catch (error) {
        if (current === first)
          console.warn(
            `Search: ${first.about.name} cannot be asked (${(error as Error).message}); ${second.about.name} answers.`,
          );
        current = second;
        return second.ask(query, options);
      }
    },
    warm: (version) => current.warm(version),
  };
}
