import {hierarchyLevels, type SearchHit, type SearchVersion, unmarked} from '../types';

/** Completes what an engine has found at an address of a version: what is missing is empty. */
export function hitOf(raw: Partial<SearchHit>, url: string, version: SearchVersion): SearchHit {
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
