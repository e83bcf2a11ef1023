import {
  highlightEnd,
  highlightStart,
  type HitCounts,
  type SearchHit,
  type SearchOptions,
  hierarchyLevels,
  type SearchVersion,
} from '../types';

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

type Raw = Partial<SearchHit>;

/** Makes the engine's hits what readers are shown; a hit without an address leads nowhere. */
function hitsOf(raw: readonly unknown[], version: SearchVersion): SearchHit[] {
  return raw.flatMap((each) => {
    const hit = (each ?? {}) as Raw;
    if (typeof hit.url === 'string' && /^\/(?!\/)/.test(hit.url))
      return [hitOf(hit, hit.url, version)];
    console.warn('Search: a hit without an address of this site was left out.', hit.objectID);
    return [];
  });
}

function hitOf(raw: Raw, url: string, version: SearchVersion): SearchHit {
  const hierarchy = Object.fromEntries(
    hierarchyLevels.map((level) => [level, raw.hierarchy?.[level] ?? null]),
  ) as SearchHit['hierarchy'];
  const {hierarchy: names = {}, hierarchy_camel: inside = {}, content} = raw._highlightResult ?? {};
  const snippet = raw._snippetResult?.content;
  return {
    objectID: raw.objectID ?? url,
    url,
    anchor: raw.anchor ?? null,
    kind: raw.kind ?? 'heading',
    version: raw.version ?? version,
    category: hierarchy.lvl0 ?? '',
    subcategory: hierarchy.lvl1 ?? '',
    title: titleOf(hierarchy),
    text: unmarked(snippet?.value ?? ''),
    hierarchy,
    content: raw.content ?? null,
    _highlightResult: {hierarchy: names, hierarchy_camel: inside, ...(content && {content})},
    _snippetResult: snippet ? {content: snippet} : {},
  };
}

function titleOf(hierarchy: SearchHit['hierarchy']): string {
  const below = hierarchyLevels.slice(2).map((level) => hierarchy[level]);
  return below.filter(Boolean).join(' › ') || hierarchy.lvl1 || hierarchy.lvl0 || '';
}

const unmarked = (text: string) => text.replaceAll(highlightStart, '').replaceAll(highlightEnd, '');
