import {liteClient} from 'algoliasearch/lite';
import {engines, type HostedSearch} from '../config/engines';
import {ask} from './ask';
import type {Engine} from './engine';

/** The hosted engine, with the time limits and the further hosts that its own client has. */
export function hostedEngine(
  {appId, apiKey, indexName}: HostedSearch,
  options?: Parameters<typeof liteClient>[2],
): Engine {
  const client = liteClient(appId, apiKey, options);
  return {
    about: engines.hosted,
    ask: (query, searchOptions) => ask(client, indexName, query, searchOptions),
    warm: () => undefined,
  };
}
