import {
  highlightEnd,
  highlightStart,
  type HitCounts,
  type SearchHit,
  type SearchOptions,
} from '../types';
import {hitsOf} from './hits';

/** What an engine says to a query. */
export interface Told {
  hits: SearchHit[];
  total: number;
  page: number;
  pages: number;
  counts?: HitCounts;
}

/** The part of the hosted engine's client that is used. */
export interface SearchClient {
  search: (body: {
    requests: {indexName: string; params: string}[];
  }) => Promise<{results: readonly unknown[]}>;
}

const defaultHits = 5;

const facets = ['section', 'kind'] as const;

/**
 * Asks an engine. Counts of sections are those without the chosen section, counts of kinds without
 * the chosen kind: each choice that is made takes a request of its own, in the same message.
 */
export async function ask(
  client: SearchClient,
  indexName: string,
  query: string,
  options: SearchOptions,
): Promise<Told> {
  const {version, counts = false, kinds = [], sections = [], page = 0} = options;
  const chosen = {section: sections, kind: kinds};
  const narrowed = counts ? facets.filter((facet) => chosen[facet].length > 0) : [];
  const requests = [
    paramsOf(query, options, counts ? facets : []),
    ...narrowed.map((facet) =>
      paramsOf(
        query,
        {...options, hitsPerPage: 0, ...(facet === 'kind' ? {kinds: []} : {sections: []})},
        [facet],
      ),
    ),
  ].map((params) => ({indexName, params}));
  const {results} = await client.search({requests});
  const [result, ...others] = results as Result[];
  if (!Array.isArray(result?.hits)) throw new Error('the answer has no hits');
  const hits = hitsOf(result.hits, version);
  const countOf = (facet: (typeof facets)[number]) =>
    (others[narrowed.indexOf(facet)] ?? result).facets?.[facet] ?? {};
  return {
    hits,
    total: result.nbHits ?? hits.length,
    page,
    pages: result.nbPages ?? 1,
    ...(counts && {counts: {section: countOf('section'), kind: countOf('kind')}}),
  };
}

/** What is read of one result. */
interface Result {
  hits?: unknown;
  nbHits?: number;
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
}

/** Gives the parameters of a request: a string, as the protocol has had them from its beginning. */
function paramsOf(
  query: string,
  {version, hitsPerPage = defaultHits, page = 0, kinds = [], sections = []}: SearchOptions,
  counted: readonly string[],
): string {
  const facetFilters = [
    `version:${version}`,
    kinds.map((kind) => `kind:${kind}`),
    sections.map((section) => `section:${section}`),
  ].filter(({length}) => length > 0);
  return new URLSearchParams({
    query,
    hitsPerPage: String(hitsPerPage),
    page: String(page),
    facetFilters: JSON.stringify(facetFilters),
    ...(counted.length > 0 && {facets: JSON.stringify(counted)}),
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  }).toString();
}
