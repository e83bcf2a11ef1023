import type {HighlightResultOption} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {engines, type HostedSearch} from '../config/engines';
import {type Engine, highlightEnd, highlightStart, completeHit, type SearchHit} from '../types';

/** The hosted engine, with the time limits and the further hosts that its own client has. */
export function hostedEngine(
  {appId, apiKey, indexName}: HostedSearch,
  options?: Parameters<typeof liteClient>[2],
): Engine {
  const client = liteClient(appId, apiKey, options);
  return {
    about: engines.hosted,
    async search(query, version, count) {
      const params = new URLSearchParams({
        query,
        hitsPerPage: String(count),
        facetFilters: JSON.stringify([`version:${version}`]),
        highlightPreTag: highlightStart,
        highlightPostTag: highlightEnd,
      });
      const {results} = await client.search<HostedHit>({
        requests: [{indexName, params: params.toString()}],
      });
      const [result] = results as {hits?: unknown; nbHits?: number}[];
      if (!Array.isArray(result?.hits)) throw new Error('the answer has no hits');
      const hits = hitsOf(result.hits);
      return {hits, total: result.nbHits ?? hits.length};
    },
    warm: () => undefined,
  };
}

/** What is read of a hit that the service has found: a record, and the same texts with marks. */
interface HostedHit {
  objectID?: string;
  url?: unknown;
  kind?: SearchHit['kind'];
  hierarchy?: Levels<string | null>;
  _highlightResult?: {
    hierarchy?: Levels<HighlightResultOption>;
    /** Marked inside `camelCase` words: what to show when it has matched. */
    hierarchy_camel?: Levels<HighlightResultOption>;
  };
  _snippetResult?: {content?: {value: string}};
}

const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels<T> = Partial<Record<(typeof hierarchyLevels)[number], T>>;

/** Makes the service's hits what readers are shown; a hit without an address leads nowhere. */
const hitsOf = (raw: readonly unknown[]): SearchHit[] =>
  raw.flatMap((rawHit) => {
    const hit = (rawHit ?? {}) as HostedHit;
    const {url} = hit;
    if (typeof url === 'string' && /^\/(?!\/)/.test(url)) return [toSearchHit(hit, url)];
    console.warn('Search: a hit without an address of this site was left out.', hit.objectID);
    return [];
  });

/** Gives a hit as the interface shows it; what is missing is empty. */
function toSearchHit(hit: HostedHit, url: string): SearchHit {
  const {hierarchy = {}, hierarchy_camel: inside = {}} = hit._highlightResult ?? {};
  const levels = hierarchyLevels.filter((level) => hit.hierarchy?.[level]);
  const last = levels.at(-1) ?? 'lvl0';
  const titles = [inside[last], hierarchy[last]].filter((title) => title !== undefined);
  const title = titles.find(({matchLevel}) => matchLevel !== 'none') ?? hierarchy[last];
  return completeHit({
    url,
    kind: hit.kind ?? 'heading',
    levels: levels.map((level) => hit.hierarchy![level]!),
    name: title?.value ?? hit.hierarchy?.[last] ?? '',
    text: hit._snippetResult?.content?.value ?? '',
    isNamed: titles.some(({matchLevel}) => matchLevel === 'full'),
  });
}
