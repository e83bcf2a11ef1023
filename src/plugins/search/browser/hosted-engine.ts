import {liteClient} from 'algoliasearch/lite';
import {engines, type HostedSearch} from '../config/engines';
import {hitOf} from '../engine/hit';
import {
  type Engine,
  highlightEnd,
  highlightStart,
  type SearchHit,
  type SearchVersion,
} from '../types';

/** The hosted engine, with the time limits and the further hosts that its own client has. */
export function hostedEngine(
  {appId, apiKey, indexName}: HostedSearch,
  options?: Parameters<typeof liteClient>[2],
): Engine {
  const client = liteClient(appId, apiKey, options);
  return {
    about: engines.hosted,
    async ask(query, version, count) {
      const params = new URLSearchParams({
        query,
        hitsPerPage: String(count),
        facetFilters: JSON.stringify([`version:${version}`]),
        highlightPreTag: highlightStart,
        highlightPostTag: highlightEnd,
      });
      const {results} = await client.search<Partial<SearchHit>>({
        requests: [{indexName, params: params.toString()}],
      });
      const [result] = results as {hits?: unknown; nbHits?: number}[];
      if (!Array.isArray(result?.hits)) throw new Error('the answer has no hits');
      const hits = hitsOf(result.hits, version);
      return {hits, total: result.nbHits ?? hits.length};
    },
    warm: () => undefined,
  };
}

/** Makes the engine's hits what readers are shown; a hit without an address leads nowhere. */
function hitsOf(raw: readonly unknown[], version: SearchVersion): SearchHit[] {
  return raw.flatMap((each) => {
    const hit = (each ?? {}) as Partial<SearchHit>;
    if (typeof hit.url === 'string' && /^\/(?!\/)/.test(hit.url))
      return [hitOf(hit, hit.url, version)];
    console.warn('Search: a hit without an address of this site was left out.', hit.objectID);
    return [];
  });
}
