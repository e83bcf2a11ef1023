import {algoliasearch} from 'algoliasearch';
import {type HostedSearch, hostedVariables} from '../config/engines';

/** The rights that the key may have, because everybody can read it in the scripts of the site. */
const readRights = new Set(['search', 'listIndexes', 'settings', 'browse']);

/**
 * Makes sure that the published key cannot change the index. If Algolia cannot be reached, the build
 * goes on: the key is checked again with the next one.
 * @throws when the key may write or is unknown
 */
export async function checkPublicKey(
  {appId, apiKey}: HostedSearch,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  try {
    const {acl} = await algoliasearch(appId, apiKey, options).getApiKey({key: apiKey});
    const writeRights = acl.filter((right) => !readRights.has(right));
    if (writeRights.length > 0)
      throw new Error(rejectionOf(`has the rights ${writeRights.join(', ')}`));
  } catch (cause) {
    const {name: kind, message, status} = cause as Error & {status?: number};
    if (kind === 'ApiError')
      throw new Error(rejectionOf(`is refused by the service (${status}: ${message})`), {cause});
    if (kind !== 'RetryError') throw cause;
    console.warn(`search: ${hostedVariables.apiKey} could not be checked: ${message}`);
  }
}

const rejectionOf = (reason: string) =>
  `${hostedVariables.apiKey} ${reason}. Everybody can read this variable in the scripts of the site: give it the search-only key`;
