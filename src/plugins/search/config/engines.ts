import type {VersionLabel} from '../../../versions';

/** The settings of the hosted engine, which the browser needs. None of them is secret. */
export type HostedSearch = Record<keyof typeof hostedVariables, string>;

/** Environment variables that turn the hosted engine on. All of them are required. */
export const hostedVariables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX',
} as const;

/**
 * Reads the settings of the hosted engine from the environment.
 * @returns nothing when none of the variables is set
 * @throws when only some are set; the message names the missing ones
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

/** Hosts of the hosted engine that the content security policy allows: those that `algoliasearch` tries. */
export const hostsOf = ({appId}: HostedSearch): string[] =>
  [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);

/** Gives the URL of the records of a version for the embedded engine. */
export const recordsAddress = (version: VersionLabel) => `/search-index/${version}.json`;

/** The folder of the shards. */
export const shardFolder = '/assets/search/';

/** What shards contain: the terms of the records, or the words of full texts that the records lack. */
export type ShardKind = 'terms' | 'texts';

/**
 * Gives the URL of a shard. It never changes, as its name contains a hash.
 * @param hash of all shards of the version, which its records contain
 */
export const shardAddress = (version: VersionLabel, kind: ShardKind, hash: string, shard: number) =>
  `${shardFolder}${version}-${kind}-${shard}.${hash}.json`;

/** How many bytes the records of a version may weigh, compressed with brotli. */
export const recordsBudget = 260_000;

/** Name of the engine, shown below the results. */
export const engines = {
  embedded: {name: 'MiniSearch', url: 'https://lucaong.github.io/minisearch/'},
  hosted: {name: 'Algolia', url: 'https://www.algolia.com/docsearch'},
} as const;
