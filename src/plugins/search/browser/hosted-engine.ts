import type {HighlightResultOption} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {engines, type HostedSearch} from '../config/engines';
import {type Engine, highlightEnd, highlightStart, completeHit, type SearchHit} from '../types';

/** The hosted engine. Its client has its own time limits and falls back to further hosts. */
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
      if (!Array.isArray(result?.hits)) throw new Error('the response has no hits');
      const hits = hitsOf(result.hits);
      return {hits, total: result.nbHits ?? hits.length};
    },
    preload: () => undefined,
  };
}

/** The part of Algolia's hits that is used: a record, and its texts with marks. */
interface HostedHit {
  objectID?: string;
  url?: unknown;
  kind?: SearchHit['kind'];
  hierarchy?: Levels<string | null>;
  _highlightResult?: {
    hierarchy?: Levels<HighlightResultOption>;
    /** With camel case split into words: shown instead when it matches. */
    hierarchy_camel?: Levels<HighlightResultOption>;
  };
  _snippetResult?: {content?: {value: string}};
}

const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels<T> = Partial<Record<(typeof hierarchyLevels)[number], T>>;

/** Converts the hits of the service, without those that have no URL of this site. */
const hitsOf = (raw: readonly unknown[]): SearchHit[] =>
  raw.flatMap((rawHit) => {
    const hit = (rawHit ?? {}) as HostedHit;
    const {url} = hit;
    if (typeof url === 'string' && /^\/(?!\/)/.test(url)) return [toSearchHit(hit, url)];
    console.warn('Search: a hit without an address of this site was left out.', hit.objectID);
    return [];
  });

/** Converts a hit; what is missing becomes empty. */
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
