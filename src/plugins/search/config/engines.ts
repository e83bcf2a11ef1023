import type {VersionLabel} from '../../../versions';

/** A hosted engine: what the browser must know to ask it. Nothing of this is secret. */
export type HostedSearch = Record<keyof typeof hostedVariables, string>;

/** Names in the environment that turn the hosted engine on; all of them are needed. */
export const hostedVariables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX',
} as const;

/**
 * Reads which hosted engine the environment names.
 * @returns nothing when it names none
 * @throws naming what is missing, when it names one by half
 */
export function hostedSearchOf(environment: NodeJS.ProcessEnv): HostedSearch | undefined {
  const names = Object.values(hostedVariables);
  const valueOf = (name: string) => environment[name]?.trim() ?? '';
  const missing = names.filter((name) => valueOf(name) === '');
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Error(
      `The hosted search needs ${missing.join(' and ')} in the environment, too; without any of ${names.join(', ')} the embedded search is used`,
    );
  const {appId, apiKey, indexName} = hostedVariables;
  return {appId: valueOf(appId), apiKey: valueOf(apiKey), indexName: valueOf(indexName)};
}

/** Hosts that the browser may ask for the hosted engine: the same list that `algoliasearch` tries. */
export const hostsOf = ({appId}: HostedSearch): string[] =>
  [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);

/** Where the records of a version lie for the embedded engine. */
export const recordsAddress = (version: VersionLabel) => `/search-index/${version}.json`;

/** How many bytes the records of a version may weigh, compressed with brotli. */
export const recordsBudget = 260_000;

/** Name of the engine, shown below the results. */
export const engines = {
  embedded: {name: 'MiniSearch', url: 'https://lucaong.github.io/minisearch/'},
  hosted: {name: 'Algolia', url: 'https://www.algolia.com/docsearch'},
} as const;
