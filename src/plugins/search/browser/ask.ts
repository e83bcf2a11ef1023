import {highlightEnd, highlightStart, type SearchHit, type SearchOptions} from '../types';
import {hitsOf} from './hits';

/** What an engine says to a query. */
export interface Told {
  hits: SearchHit[];
  total: number;
  page: number;
  pages: number;
}

/** The part of the hosted engine's client that is used. */
export interface SearchClient {
  search: (body: {
    requests: {indexName: string; params: string}[];
  }) => Promise<{results: readonly unknown[]}>;
}

const defaultHits = 5;

/** Asks an engine; the parameters are a string, as the protocol has had them from its beginning. */
export async function ask(
  client: SearchClient,
  indexName: string,
  query: string,
  {version, hitsPerPage = defaultHits, page = 0, kinds = [], sections = []}: SearchOptions,
): Promise<Told> {
  const facetFilters = [
    `version:${version}`,
    kinds.map((kind) => `kind:${kind}`),
    sections.map((section) => `section:${section}`),
  ].filter(({length}) => length > 0);
  const params = new URLSearchParams({
    query,
    hitsPerPage: String(hitsPerPage),
    page: String(page),
    facetFilters: JSON.stringify(facetFilters),
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  }).toString();
  const {results} = await client.search({requests: [{indexName, params}]});
  const [result] = results as {hits?: unknown; nbHits?: number; nbPages?: number}[];
  if (!Array.isArray(result?.hits)) throw new Error('the answer has no hits');
  const hits = hitsOf(result.hits, version);
  return {hits, total: result.nbHits ?? hits.length, page, pages: result.nbPages ?? 1};
}
