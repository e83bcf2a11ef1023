import {hierarchyLevels, type HighlightedLevels} from '../types';
import {Highlighter, type Marks} from './highlight';
import type {TermIndex} from './index-of-records';
import type {Language} from './language';
import {parseQuery, type SearchQuery} from './query';
import {type Ranked, rank} from './rank';
import type {Hierarchy, SearchRecord} from './record';

/** What of a hosted engine's parameters the embedded one knows. */
export interface EngineRequest {
  query: string;
  hitsPerPage: number;
  page: number;
  /** Every entry must hold, of a list in it one: `kind:option`. */
  facetFilters: readonly (string | readonly string[])[];
  /** What to count the hits by. */
  facets?: readonly Facet[];
  marks: Marks;
}

type Facet = 'section' | 'kind';

/** What of a hosted engine's answer is read. */
export interface EngineAnswer {
  hits: unknown[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  facets: Partial<Record<Facet, Record<string, number>>>;
}

/** Records that can be searched. */
export interface Searchable {
  records: readonly SearchRecord[];
  language: Language;
  index: TermIndex;
}

/** Answers a request the way a hosted engine does. */
export function answer(
  {records, language, index}: Searchable,
  request: EngineRequest,
): EngineAnswer {
  const query = parseQuery(request.query, language);
  const found = rank(index, records, query, (record) => holds(record, request.facetFilters));
  const start = request.page * request.hitsPerPage;
  return {
    hits: found
      .slice(start, start + request.hitsPerPage)
      .map((ranked) => hitOf(ranked, query, request.marks)),
    nbHits: found.length,
    page: request.page,
    nbPages: Math.ceil(found.length / Math.max(request.hitsPerPage, 1)),
    hitsPerPage: request.hitsPerPage,
    query: request.query,
    facets: Object.fromEntries(
      (request.facets ?? []).map((facet) => [facet, countBy(found, facet)]),
    ),
  };
}

function countBy(found: readonly Ranked[], facet: Facet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {record} of found) counts[record[facet]] = (counts[record[facet]] ?? 0) + 1;
  return counts;
}

function holds(record: SearchRecord, filters: EngineRequest['facetFilters']): boolean {
  const facets = new Set([
    `version:${record.version}`,
    `kind:${record.kind}`,
    `section:${record.section}`,
  ]);
  return filters.every((filter) => [filter].flat().some((facet) => facets.has(facet)));
}

function hitOf({record, match, queryTerms}: Ranked, {units, besides}: SearchQuery, marks: Marks) {
  const says = (term: string) => !besides.includes(term);
  const telling = Object.fromEntries(Object.entries(match).filter(([term]) => says(term)));
  const highlighter = new Highlighter(units, telling, queryTerms.filter(says), marks);
  const {hierarchy, content} = record;
  return {
    ...record,
    _highlightResult: {
      hierarchy: levels(highlighter, hierarchy, false),
      hierarchy_camel: levels(highlighter, hierarchy, true),
      ...(content !== null && {content: highlighter.mark(content, true)}),
    },
    _snippetResult: content === null ? {} : {content: highlighter.snippet(content)},
  };
}

const levels = (
  highlighter: Highlighter,
  hierarchy: Hierarchy,
  inside: boolean,
): HighlightedLevels =>
  Object.fromEntries(
    hierarchyLevels.flatMap((level) => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, highlighter.mark(text, inside)]];
    }),
  );
