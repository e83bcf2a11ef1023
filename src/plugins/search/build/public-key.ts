import {algoliasearch} from 'algoliasearch';
import {type HostedSearch, hostedVariables} from '../config/engines';

/** What a key may do that everybody reads in the scripts of the site. */
const harmless = new Set(['search', 'listIndexes', 'settings', 'browse']);

/**
 * Makes sure that the key which is published can do no harm. A service that cannot be reached is
 * no reason to stop: the key is checked again with the next build.
 * @throws when the key may write or is unknown
 */
export async function checkPublicKey(
  {appId, apiKey}: HostedSearch,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  try {
    const {acl} = await algoliasearch(appId, apiKey, options).getApiKey({key: apiKey});
    const harmful = acl.filter((right) => !harmless.has(right));
    if (harmful.length > 0) throw new Error(refusal(`has the rights ${harmful.join(', ')}`));
  } catch (cause) {
    const {name: kind, message, status} = cause as Error & {status?: number};
    if (kind === 'ApiError')
      throw new Error(refusal(`is refused by the service (${status}: ${message})`), {cause});
    if (kind !== 'RetryError') throw cause;
    console.warn(`search: ${hostedVariables.apiKey} could not be checked: ${message}`);
  }
}

const refusal = (why: string) =>
  `${hostedVariables.apiKey} ${why}. Everybody can read this variable in the scripts of the site: give it the search-only key`;
